import { useTranslations } from "next-intl";
import type { Chunk } from "@/lib/model/chunk";
import type { ChunkLimits } from "@/lib/model/limits";
import type { BlockView } from "@/lib/model/views";
import { TokenMeter } from "@/components/chunk/token-meter";
import card from "@/components/decision/judged-card.module.css";
import css from "./block-card.module.css";

export interface BlockTextsProps {
  view: BlockView;
  chunks: readonly Chunk[];
  limits: ChunkLimits;
}

/** What leaves the house for this block: the chunks that stand for it now, and, until it is approved, those that approval would make. */
export function BlockTexts({ view, chunks, limits }: BlockTextsProps) {
  const t = useTranslations("block");
  return (
    <>
      <details className={`${card.more} ${css.texts}`}>
        <summary>{t("now", { count: chunks.length })}</summary>
        <ol>
          {chunks.map((chunk) => (
            <li key={chunk.chunkId}>
              <TextHead name={t(chunk.chunkKind === "table_rows" ? "rows_chunk" : "descriptor_chunk")} tokens={chunk.estTokens} limits={limits} />
              <pre>{chunk.text}</pre>
            </li>
          ))}
        </ol>
      </details>
      {view.state === "approved" ? null : (
        <details className={`${card.more} ${css.texts}`}>
          <summary>{t("preview", { count: view.preview.length })}</summary>
          <ol>
            {view.preview.map((piece, index) => (
              <li key={`${index}-${piece.tokens}`}>
                <TextHead name={t("preview_chunk", { part: index + 1, of: view.preview.length })} tokens={piece.tokens} limits={limits} />
                <pre>{piece.text}</pre>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function TextHead({ name, tokens, limits }: { name: string; tokens: number; limits: ChunkLimits }) {
  return (
    <p className={css.textHead}>
      <span>{name}</span>
      <TokenMeter tokens={tokens} limits={limits} />
    </p>
  );
}
