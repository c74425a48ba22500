import { join } from 'node:path';

export interface Problem {
  rule: string;
  /** Relative to the edition's folder. */
  file: string;
  line: number;
  message: string;
}

export const show = (folder: string, { rule, file, line, message }: Problem): string =>
  `${join(folder, file)}:${line} ${message} (${rule})`;
