import type { DeskConflict, DeskProblem } from '@tand/festival/desk';
import type { ContentProblem } from '../content/problems.ts';
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
} from '../db/content.ts';
import type { Database } from '../db/database.ts';
import { auditLine, type AuditEntry } from './audit.ts';
import { Refusal } from './refusal.ts';

/** The content and its documents, of one moment. */
export interface Standing {
  content: StoredContent;
  documents: Documents;
}

export async function readStanding(db: Database): Promise<Standing> {
  const content = await readContent(db);
  return { content, documents: toDocuments(content) };
}

/** How many revisions are looked at for what others did since. */
const mostSince = 1000;

/** Which of some entries others have changed since a revision, and what they made of them (DESK-12). */
export async function findConflicts(
  db: Database,
  entries: readonly { kind: Kind; id: string }[],
  baseRevision: number,
  { content, documents }: Standing,
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

/** What a call does to the content: its changes, why, and the line of the log that is written with them. */
export interface Publication {
  changes: readonly Change[];
  label: RevisionLabel;
  audit: Omit<AuditEntry, 'outcome' | 'about'>;
}

/**
 * Makes one revision, and its line of the audit log with it: both, or neither.
 * @returns its number; that of the latest where nothing was to be changed
 * @throws Refusal where others were quicker, or what would stand does not fit together
 */
export async function publish(db: Database, { changes, label, audit }: Publication, standing: Standing, now: number): Promise<number> {
  if (changes.length === 0) return standing.content.number;
  const about = `${standing.content.number + 1}`;
  try {
    const saved = await saveRevision(db, changes, label, async tx => {
      await tx.execute(auditLine({ ...audit, outcome: 'done', about: `revision ${about}` }, now));
    });
    return saved!.number;
  } catch (error) {
    if (error instanceof ConflictError) {
      const conflicts = await findConflicts(db, error.changes, standing.content.number, await readStanding(db));
      throw new Refusal('conflict', error.message, { conflicts });
    }
    if (error instanceof InconsistentError) throw new Refusal('invalid', error.message, { problems: [{ message: error.message }] });
    throw error;
  }
}

/** @throws Refusal naming every mistake */
export function refuseProblems(problems: readonly DeskProblem[]): void {
  if (problems.length > 0)
    throw new Refusal('invalid', problems.map(({ field, message }) => [field, message].filter(Boolean).join(' ')).join('; '), {
      problems: [...problems],
    });
}

export const toProblem = ({ field, message }: ContentProblem): DeskProblem => ({ ...(field !== undefined && { field }), message });
