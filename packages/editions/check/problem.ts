import { join } from 'node:path';

/** What is wrong with an edition, and where. */
export interface Problem {
  rule: string;
  /** Below the edition's folder. */
  file: string;
  line: number;
  message: string;
}

export const show = (folder: string, { rule, file, line, message }: Problem): string =>
  `${join(folder, file)}:${line} ${message} (${rule})`;
