import type { DeskBase } from '@tand/festival/desk';
import { haveChanged, readContent, toDocuments, type Kind, type StoredContent } from '../../content/revisions.ts';
import type { Database } from '../../infra/db/database.ts';

export type CurrentContent = Awaited<ReturnType<typeof readCurrent>>;

export async function readCurrent(db: Database) {
  const content = await readContent(db);
  return { content, documents: toDocuments(content) };
}

export const baseOf = ({ origin, number }: StoredContent): DeskBase => ({ origin, number });

/** A base of another database, or after the current revision, outdates all entries (DESK-12). */
export async function areOutdated(
  db: Database,
  entries: readonly { kind: Kind; id: string }[],
  base: DeskBase,
  { content }: CurrentContent,
): Promise<boolean> {
  if (base.origin !== content.origin || base.number > content.number) return entries.length > 0;
  return base.number < content.number && haveChanged(db, base.number, entries);
}
