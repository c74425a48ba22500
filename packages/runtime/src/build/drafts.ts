import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readJson } from '../../../editions/src/folder.ts';

export interface Drafts {
  /** Texts of a file; while it is broken, the last valid ones, or {} if there are none. */
  read: (file: string) => unknown;
  entries: ReadonlyMap<string, string>;
  faultOf: (texts: readonly string[]) => string | undefined;
}

export function createDrafts(): Drafts {
  const last = new Map<string, unknown>();
  const broken = new Map<string, string>();
  const drafts: Drafts = {
    read(file) {
      broken.delete(file);
      try {
        last.set(file, readJson(file));
      } catch (error) {
        broken.set(file, (error as Error).message);
      }
      return last.get(file) ?? {};
    },
    entries: new Map(),
    faultOf(texts) {
      const names = new Set([...texts, 'common']);
      const [fault] =
        [...broken]
          .find(([file]) => (basename(dirname(file)) === 'copy' || names.has(basename(file, '.json'))) && existsSync(file))
          ?.slice(1) ?? [];
      return fault ?? texts.map(name => drafts.entries.get(name)).find(Boolean);
    },
  };
  return drafts;
}
