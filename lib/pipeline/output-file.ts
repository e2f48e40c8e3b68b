/** A file that is to be written or sent: its name, and all of its text. */
export interface OutputFile {
  name: string;
  text: string;
}

/** A value as a JSON file that a person can read too. */
export function jsonFile(name: string, value: unknown): OutputFile {
  return { name, text: `${JSON.stringify(value, null, 1)}\n` };
}
