// The text splitters that are compared, each behind one shape: { name, setting, offsets } and a function text → [{ text, start? }].
// LangChain's token splitter would fetch its ranks from the network; it is given js-tiktoken's, which are the same.
// Names are given to import() as variables: the product must not know these packages.

import { getEncoding } from "js-tiktoken";

/** @param {string} name */
const load = (name) => import(name);

/** @param {string[]} texts */
const plain = (texts) => texts.map((text) => ({ text }));
/** @param {{ text: string, startIndex: number }[]} chunks */
const indexed = (chunks) => chunks.map(({ text, startIndex }) => ({ text, start: startIndex }));

/**
 * Splitters that take prose, none of them loaded: `make` gives the function that splits. `limits` in tokens, `counter` ours.
 * @param {{ target: number, overlap: number }} limits
 * @param {(text: string) => number} count
 */
export function proseSplitters(limits, count) {
  const tokenizer = { countTokens: count, encode: (text) => Array.from(text, (char) => char.codePointAt(0)), decode: (codes) => String.fromCodePoint(...codes), decodeBatch: (batch) => batch.map((codes) => String.fromCodePoint(...codes)) };
  const recursive = { chunkSize: limits.target, chunkOverlap: limits.overlap, lengthFunction: count };
  const words = (text) => text.match(/\S+\s*/gu) ?? [];
  const llamaTokenizer = { encode: (text) => ({ length: count(text) }), decode: () => "" };
  const langchain = async (options) => {
    const { RecursiveCharacterTextSplitter } = await load("@langchain/textsplitters");
    const splitter = new RecursiveCharacterTextSplitter(options);
    return (text) => splitter.splitText(text).then(plain);
  };
  const langchainTokens = async () => {
    const { TokenTextSplitter } = await load("@langchain/textsplitters");
    const splitter = Object.assign(new TokenTextSplitter({ encodingName: "cl100k_base", chunkSize: limits.target, chunkOverlap: limits.overlap }), { tokenizer: getEncoding("cl100k_base") });
    return (text) => splitter.splitText(text).then(plain);
  };
  const llama = async (options) => {
    const { SentenceSplitter } = await load("llamaindex");
    const splitter = new SentenceSplitter(options);
    return (text) => plain(splitter.splitText(text));
  };
  const chonkie = async (kind, options) => {
    const chunker = await (await load("@chonkiejs/core"))[kind].create(options);
    return (text) => chunker.chunk(text).then(indexed);
  };
  const llmSplitter = async (options) => {
    const { split } = await load("llm-splitter");
    return (text) => split(text, options);
  };
  return [
    { name: "LangChain recursive", setting: "default (1,000 characters, 200 overlap)", delivers: "text", offsets: false, make: () => langchain(undefined) },
    { name: "LangChain recursive", setting: "our counter", delivers: "text", offsets: false, make: () => langchain(recursive) },
    { name: "LangChain token", setting: "cl100k_base, 650 / 65", delivers: "text", offsets: false, make: langchainTokens },
    { name: "LlamaIndex sentence", setting: "default (1,024 tokens, 200 overlap)", delivers: "text", offsets: false, make: () => llama(undefined) },
    { name: "LlamaIndex sentence", setting: "our counter", delivers: "text", offsets: false, make: () => llama({ chunkSize: limits.target, chunkOverlap: limits.overlap, tokenizer: llamaTokenizer }) },
    { name: "chonkie recursive", setting: "default (512 characters)", delivers: "text, offsets, sizes", offsets: true, make: () => chonkie("RecursiveChunker", undefined) },
    { name: "chonkie recursive", setting: "our counter", delivers: "text, offsets, sizes", offsets: true, make: () => chonkie("RecursiveChunker", { tokenizer, chunkSize: limits.target }) },
    { name: "chonkie sentence", setting: "our counter", delivers: "text, offsets, sizes", offsets: true, make: () => chonkie("SentenceChunker", { tokenizer, chunkSize: limits.target, chunkOverlap: limits.overlap }) },
    { name: "llm-splitter", setting: "default (512 characters)", delivers: "text, offsets", offsets: true, make: () => llmSplitter(undefined) },
    { name: "llm-splitter", setting: "words, paragraphs kept (takes no counter)", delivers: "text, offsets", offsets: true, make: () => llmSplitter({ chunkSize: 350, chunkOverlap: 35, splitter: words, chunkStrategy: "paragraph" }) },
  ];
}

/** Splitters that take a table as Markdown. */
export async function tableSplitters(limits, count) {
  const { RecursiveCharacterTextSplitter, MarkdownTextSplitter } = await load("@langchain/textsplitters");
  const { SentenceSplitter } = await load("llamaindex");
  const { TableChunker } = await load("@chonkiejs/core");
  const options = { chunkSize: limits.target, chunkOverlap: 0, lengthFunction: count };
  const llamaTokenizer = { encode: (text) => ({ length: count(text) }), decode: () => "" };
  return [
    await of("LangChain recursive", "our counter", false, new RecursiveCharacterTextSplitter(options), (s, text) => s.splitText(text).then(plain)),
    await of("LangChain Markdown", "our counter", false, new MarkdownTextSplitter(options), (s, text) => s.splitText(text).then(plain)),
    await of("LlamaIndex sentence", "our counter", false, new SentenceSplitter({ chunkSize: limits.target, chunkOverlap: 0, tokenizer: llamaTokenizer }), async (s, text) => plain(s.splitText(text))),
    await of("chonkie table", "our counter", false, await TableChunker.create({ tokenizer: { countTokens: count }, chunkSize: limits.target }), async (s, text) => plain(s.chunk(text).map((chunk) => chunk.text))),
  ];
}

async function of(name, setting, offsets, splitter, run) {
  return { name, setting, offsets, run: (text) => run(splitter, text) };
}
