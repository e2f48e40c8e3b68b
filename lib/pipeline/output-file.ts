/** A file that is to be written or sent: its name, and all of its text. */
export interface OutputFile {
  name: string;
  text: string;
}

/** A value as the text of a JSON file that a person can read too. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** The same with its file's name. */
export function jsonFile(name: string, value: unknown): OutputFile {
  return { name, text: jsonText(value) };
}
