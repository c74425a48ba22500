import type { Transaction } from '@libsql/client';
import type { DeskBase, DeskConflict } from '@tand/festival/desk';
import {
  ConflictError,
  InconsistentError,
  readContent,
  readChangesSince,
  saveRevision,
  toDocuments,
  type Change,
  type Documents,
  type Kind,
  type RevisionLabel,
  type StoredContent,
} from '../../content/revisions.ts';
import { auditLine, type AuditEntry } from '../../content/crew/audit.ts';
import type { Database } from '../../infra/db/database.ts';
import { Refusal } from './refusal.ts';

export interface CurrentContent {
  content: StoredContent;
  documents: Documents;
}

export async function readCurrent(db: Database): Promise<CurrentContent> {
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

export interface Publication {
  changes: readonly Change[];
  label: RevisionLabel;
  base: DeskBase;
  audit: Omit<AuditEntry, 'outcome' | 'about'>;
  /** Runs in the transaction; what it throws prevents the revision. */
  check: (tx: Transaction) => Promise<void>;
}

/** Saves the revision and its audit line in one transaction. @returns the revision, or the current one if nothing changed. @throws Refusal */
export async function publish(
  db: Database,
  { changes, label, base, audit, check }: Publication,
  current: CurrentContent,
  now: number,
): Promise<DeskBase> {
  if (changes.length === 0) return baseOf(current.content);
  try {
    const saved = await saveRevision(db, changes, label, async (tx, revision) => {
      await check(tx);
      await tx.execute(auditLine({ ...audit, outcome: 'done', about: `revision ${revision?.number}` }, now));
    });
    return { origin: db.origin, number: saved!.number };
  } catch (error) {
    if (error instanceof ConflictError) {
      // The entry was changed between reading and saving; a base is never newer than what was read.
      const conflicts = await findConflicts(db, error.changes, base, await readCurrent(db));
      throw new Refusal('conflict', { conflicts });
    }
    if (error instanceof InconsistentError) throw new Refusal('invalid', { problems: [...error.problems] });
    throw error;
  }
}
