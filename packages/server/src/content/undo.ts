import { isDeepStrictEqual } from 'node:util';
import type { Change, Documents, StoredRevision } from './revisions.ts';

/** Reverse changes of a revision; `later` are entries changed since, which prevent it. */
export function planUndo({ changes }: Pick<StoredRevision, 'changes'>, current: Documents): { changes: Change[]; later: Change[] } {
  return {
    changes: changes.map(({ before, after, ...entry }) => ({ ...entry, before: after, after: before })),
    later: changes.filter(({ kind, id, after }) => !isDeepStrictEqual(current[kind].get(id) ?? null, after)),
  };
}
