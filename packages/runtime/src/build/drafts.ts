import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readJson } from '../../../editions/src/folder.ts';

/** Development: faults of copy and entries, which only their own pages show, while the others are served. */
export interface Drafts {
  /** Reads a file of copy; one that is broken has its last texts. */
  read: (file: string) => unknown;
  /** Faults of entries, by the name of their copy. */
  entries: ReadonlyMap<string, string>;
  /** What is wrong with a page that has these texts. A file of one language's changes concerns every page. */
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
      const names = new Set([...texts, 'common', 'sv', 'en']);
      const [fault] = [...broken].find(([file]) => names.has(basename(file, '.json')) && existsSync(file))?.slice(1) ?? [];
      return fault ?? texts.map(name => drafts.entries.get(name)).find(Boolean);
    },
  };
  return drafts;
}
