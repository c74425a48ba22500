import { join } from 'node:path';

export interface Place {
  /** Path relative to the edition's folder; may begin with `../`. */
  file: string;
  line: number;
}

export interface Finding extends Place {
  message: string;
}

export interface Problem extends Finding {
  rule: string;
}

export const report = (place: Place | (() => Place), message: string | false | undefined): Finding[] =>
  message ? [{ ...(typeof place === 'function' ? place() : place), message }] : [];

export const show = (folder: string, { rule, file, line, message }: Problem): string =>
  `${join(folder, file)}:${line} ${message} (${rule})`;
