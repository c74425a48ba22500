import type { DeskBase, DeskConflict } from '@tand/festival/desk';
import { readContent, readChangesSince, toDocuments, type Kind, type StoredContent } from '../../content/revisions.ts';
import type { Database } from '../../infra/db/database.ts';

export type CurrentContent = Awaited<ReturnType<typeof readCurrent>>;

export async function readCurrent(db: Database) {
  const content = await readContent(db);
  return { content, documents: toDocuments(content) };
}

export const baseOf = ({ origin, number }: StoredContent): DeskBase => ({ origin, number });

/** Entries that others have changed since the base, and all entries if the base is of another database or to come (DESK-12). */
export async function findConflicts(
  db: Database,
  entries: readonly { kind: Kind; id: string }[],
  base: DeskBase,
  { content, documents }: CurrentContent,
): Promise<DeskConflict[]> {
  const nowOf = ({ kind, id }: { kind: Kind; id: string }) => ({ kind, id, now: documents[kind].get(id) ?? null });
  if (base.origin !== content.origin || base.number > content.number) return entries.map(nowOf);
  if (base.number === content.number) return [];
  const found = await readChangesSince(db, base.number, entries);
  return found.map(({ entry, before, last: { number, at, author, note } }) => ({
    ...nowOf(entry),
    before,
    by: { number, at: at.toISOString(), author, note },
  }));
}
