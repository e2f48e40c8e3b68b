/** Where data lives. The store keeps the rules, because the database lies there too. */
export { bookPdfPath, dataDir } from "@/lib/store/data-dir";
