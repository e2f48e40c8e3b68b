// The text splitters that are compared, each behind one shape: { name, offsets, run(text) → [{ text, start? }] }.
// LangChain's token splitter would fetch its ranks from the network; it is given js-tiktoken's, which are the same.
// Names are given to import() as variables: the product must not know these packages.

import { getEncoding } from "js-tiktoken";

/** @param {string} name */
const load = (name) => import(name);

/**
 * Splitters that take prose. `limits` in tokens, `counter` ours.
 * @param {{ target: number, overlap: number }} limits
 * @param {(text: string) => number} count
 */
export async function proseSplitters(limits, count) {
  const { RecursiveCharacterTextSplitter, TokenTextSplitter } = await load("@langchain/textsplitters");
  const { SentenceSplitter } = await load("llamaindex");
  const { RecursiveChunker, SentenceChunker } = await load("@chonkiejs/core");
  const { split } = await load("llm-splitter");
  /** @param {string[]} texts */
  const plain = (texts) => texts.map((text) => ({ text }));
  /** @param {{ text: string, startIndex: number }[]} chunks */
  const indexed = (chunks) => chunks.map(({ text, startIndex }) => ({ text, start: startIndex }));
  const tokenizer = { countTokens: count, encode: (text) => Array.from(text, (char) => char.codePointAt(0)), decode: (codes) => String.fromCodePoint(...codes), decodeBatch: (batch) => batch.map((codes) => String.fromCodePoint(...codes)) };
  const recursive = { chunkSize: limits.target, chunkOverlap: limits.overlap, lengthFunction: count };
  const words = (text) => text.match(/\S+\s*/gu) ?? [];
  const llamaTokenizer = { encode: (text) => ({ length: count(text) }), decode: () => "" };
  return [
    await of("LangChain recursive", "default (1,000 characters, 200 overlap)", false, new RecursiveCharacterTextSplitter(), (s, text) => s.splitText(text).then(plain)),
    await of("LangChain recursive", "our counter", false, new RecursiveCharacterTextSplitter(recursive), (s, text) => s.splitText(text).then(plain)),
    await of("LangChain token", "cl100k_base, 650 / 65", false, Object.assign(new TokenTextSplitter({ encodingName: "cl100k_base", chunkSize: limits.target, chunkOverlap: limits.overlap }), { tokenizer: getEncoding("cl100k_base") }), (s, text) => s.splitText(text).then(plain)),
    await of("LlamaIndex sentence", "default (1,024 tokens, 200 overlap)", false, new SentenceSplitter(), async (s, text) => plain(s.splitText(text))),
    await of("LlamaIndex sentence", "our counter", false, new SentenceSplitter({ chunkSize: limits.target, chunkOverlap: limits.overlap, tokenizer: llamaTokenizer }), async (s, text) => plain(s.splitText(text))),
    await of("chonkie recursive", "default (512 characters)", true, await RecursiveChunker.create(), (s, text) => s.chunk(text).then(indexed)),
    await of("chonkie recursive", "our counter", true, await RecursiveChunker.create({ tokenizer, chunkSize: limits.target }), (s, text) => s.chunk(text).then(indexed)),
    await of("chonkie sentence", "our counter", true, await SentenceChunker.create({ tokenizer, chunkSize: limits.target, chunkOverlap: limits.overlap }), (s, text) => s.chunk(text).then(indexed)),
    await of("llm-splitter", "default (512 characters)", true, null, async (_, text) => split(text)),
    await of("llm-splitter", "words, paragraphs kept (takes no counter)", true, null, async (_, text) => split(text, { chunkSize: 350, chunkOverlap: 35, splitter: words, chunkStrategy: "paragraph" })),
  ];
}

/** Splitters that take a table as Markdown. */
export async function tableSplitters(limits, count) {
  const { RecursiveCharacterTextSplitter, MarkdownTextSplitter } = await load("@langchain/textsplitters");
  const { SentenceSplitter } = await load("llamaindex");
  const { TableChunker } = await load("@chonkiejs/core");
  const plain = (texts) => texts.map((text) => ({ text }));
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
