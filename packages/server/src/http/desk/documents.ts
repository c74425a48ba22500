import type { DeskConflict, DeskProblem } from '@tand/festival/desk';
import type { ContentProblem } from '../../content/import/problems.ts';
import {
  ConflictError,
  InconsistentError,
  listRevisions,
  readContent,
  saveRevision,
  toDocuments,
  type Change,
  type Documents,
  type Kind,
  type RevisionLabel,
  type StoredContent,
} from '../../content/revisions.ts';
import type { Database } from '../../infra/db/database.ts';
import { auditLine, type AuditEntry } from '../../content/crew/audit.ts';
import { Refusal } from './refusal.ts';

export interface CurrentContent {
  content: StoredContent;
  documents: Documents;
}

export async function readCurrent(db: Database): Promise<CurrentContent> {
  const content = await readContent(db);
  return { content, documents: toDocuments(content) };
}

/** Maximum number of revisions searched for conflicts. */
const mostSince = 1000;

/** Entries that others have changed since the base revision (DESK-12). */
export async function findConflicts(
  db: Database,
  entries: readonly { kind: Kind; id: string }[],
  baseRevision: number,
  { content, documents }: CurrentContent,
): Promise<DeskConflict[]> {
  if (content.number <= baseRevision) return [];
  const later = (await listRevisions(db, Math.min(content.number - baseRevision, mostSince))).filter(({ number }) => number > baseRevision);
  return entries.flatMap(({ kind, id }): DeskConflict[] => {
    const own = later.flatMap(revision => {
      const change = revision.changes.find(one => one.kind === kind && one.id === id);
      return change ? [{ revision, change }] : [];
    });
    const [last, first] = [own[0], own.at(-1)];
    if (!last || !first) return [];
    const { number, at, author, note } = last.revision;
    return [
      {
        kind,
        id,
        before: first.change.before,
        now: documents[kind].get(id) ?? null,
        by: { number, at: at.toISOString(), author, note },
      },
    ];
  });
}

export interface Publication {
  changes: readonly Change[];
  label: RevisionLabel;
  audit: Omit<AuditEntry, 'outcome' | 'about'>;
}

/** Saves the revision and its audit line in one transaction. @returns its number, or the latest if nothing changed. @throws Refusal */
export async function publish(db: Database, { changes, label, audit }: Publication, current: CurrentContent, now: number): Promise<number> {
  if (changes.length === 0) return current.content.number;
  const about = `${current.content.number + 1}`;
  try {
    const saved = await saveRevision(db, changes, label, async tx => {
      await tx.execute(auditLine({ ...audit, outcome: 'done', about: `revision ${about}` }, now));
    });
    return saved!.number;
  } catch (error) {
    if (error instanceof ConflictError) {
      const conflicts = await findConflicts(db, error.changes, current.content.number, await readCurrent(db));
      throw new Refusal('conflict', error.message, { conflicts });
    }
    if (error instanceof InconsistentError) throw new Refusal('invalid', error.message, { problems: [{ message: error.message }] });
    throw error;
  }
}

/** @throws Refusal with every problem */
export function refuseProblems(problems: readonly DeskProblem[]): void {
  if (problems.length > 0)
    throw new Refusal('invalid', problems.map(({ field, message }) => [field, message].filter(Boolean).join(' ')).join('; '), {
      problems: [...problems],
    });
}

export const toProblem = ({ field, message }: ContentProblem): DeskProblem => ({ ...(field !== undefined && { field }), message });
