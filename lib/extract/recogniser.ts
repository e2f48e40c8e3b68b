// A picture in, the words on it with their boxes out; the recogniser (Tesseract as WebAssembly) and its language data come from node_modules on disk, never from the network, and nothing is written to disk.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { OcrLanguage } from "@/lib/model/page";
import type { GreyPicture } from "./raw-page";
import { type RecognisedLine, recognisedPageSchema } from "@/lib/model/recognised";

/** The part of the package that is used; it has no types of its own. */
interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
}
interface TesseractApi {
  Init(dataPath: string | null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Reads the file `/input`; 1 when it is no picture. */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
}

const LSTM_ONLY = 1;
const UPRIGHT_EXIF = 1;
const INPUT = "/input";
/** A module of one function with a 128-bit instruction: what every processor of the last fifteen years runs. */
const SIMD_PROBE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);

const require = createRequire(import.meta.url);

/** Its warnings are about settings of old models: nobody could act on them. */
async function loadCore(): Promise<TesseractModule> {
  const core = WebAssembly.validate(SIMD_PROBE) ? require("tesseract.js-core/tesseract-core-simd-lstm") : require("tesseract.js-core/tesseract-core-lstm");
  return (core as (options: object) => Promise<TesseractModule>)({ printErr: () => undefined });
}

async function languageData(language: OcrLanguage): Promise<Uint8Array> {
  const file = language === "vie" ? require.resolve("@tesseract.js-data/vie/4.0.0_best_int/vie.traineddata.gz") : require.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
  return promisify(gunzip)(await readFile(file));
}

/** A portable grey map (netpbm P5): the plainest format that the recogniser reads. */
function toPgm({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + pixels.length);
  file.set(head);
  file.set(pixels, head.length);
  return file;
}

/** Reads pictures one after the other. One a thread: a call holds the thread for some seconds. */
export class Recogniser {
  private constructor(
    private readonly core: TesseractModule,
    private readonly api: TesseractApi,
  ) {}

  /** Throws Error where the package or the language data is missing or broken: a fault of the installation, not of the file. */
  static async start(languages: readonly OcrLanguage[]): Promise<Recogniser> {
    const core = await loadCore();
    for (const language of languages) core.FS.writeFile(`${language}.traineddata`, await languageData(language));
    const api = new core.TessBaseAPI();
    if (api.Init(null, languages.join("+"), LSTM_ONLY) !== 0) throw new Error(`the recogniser did not take the languages ${languages.join("+")}`);
    // Automatic layout: columns are told apart by lib/segment, but lines must not run over a gutter.
    api.SetVariable("tessedit_pageseg_mode", "3");
    return new Recogniser(core, api);
  }

  /** Lines in the recogniser's own order. A picture without text gives none. */
  read(picture: GreyPicture): RecognisedLine[] {
    const { core, api } = this;
    core.FS.writeFile(INPUT, toPgm(picture));
    api.SetVariable("user_defined_dpi", String(Math.max(70, Math.round(picture.dpi))));
    if (api.SetImageFile(UPRIGHT_EXIF, 0) === 1) throw new Error("the recogniser did not take the picture");
    api.Recognize(null);
    const read = recognisedPageSchema.parse(JSON.parse(api.GetJSONText()));
    api.Clear();
    core.FS.unlink(INPUT);
    return (read.blocks ?? []).flatMap((block) => (block.paragraphs ?? []).flatMap((paragraph) => paragraph.lines));
  }
}
