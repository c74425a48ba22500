import type { DeskBase, DeskRevision } from '@tand/festival/desk';
import { localizedName } from '../../content/describe.ts';
import { planUndo, findRevision, listRevisions, type Change, type StoredRevision } from '../../content/revisions.ts';
import type { Database } from '../../infra/db/database.ts';
import type { CurrentContent } from './documents.ts';
import { Refusal } from './refusal.ts';

const mostRemoved = 20;

const isUndoable = (revision: StoredRevision, { documents }: CurrentContent) => {
  const { changes, later } = planUndo(revision, documents);
  return later.length === 0 && changes.filter(({ after }) => !after).length <= mostRemoved;
};

// DESK-20
export async function historyOf(db: Database, current: CurrentContent, limit: number, before?: number): Promise<DeskRevision[]> {
  const revisions = await listRevisions(db, limit, before);
  return revisions.map(revision => ({
    origin: current.content.origin,
    number: revision.number,
    at: revision.at.toISOString(),
    author: revision.author,
    note: revision.note,
    changes: revision.changes.map(change => ({ ...change, name: localizedName(change) })),
    canUndo: isUndoable(revision, current),
  }));
}

export async function undoOf(db: Database, base: DeskBase, current: CurrentContent): Promise<Change[]> {
  const revision = base.origin === current.content.origin ? await findRevision(db, base.number) : undefined;
  if (!revision) throw new Refusal('missing');
  const { changes, later } = planUndo(revision, current.documents);
  if (later.length > 0) throw new Refusal('conflict');
  if (!isUndoable(revision, current))
    throw new Refusal('invalid', { problems: [{ code: 'undoRemovesMany', params: { max: mostRemoved } }] });
  return changes;
}
