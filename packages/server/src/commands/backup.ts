import { resolve } from 'node:path';
import { backUp, restore, type Copied } from '../infra/db/backup.ts';
import { localPath, openDatabase } from '../infra/db/database.ts';
import type { Environment } from '../infra/environment.ts';
import { refuseMissing } from './context.ts';

export interface BackupContext {
  environment: Pick<Environment, 'databaseUrl' | 'authToken' | 'ticketKey'>;
  /** Base of relative paths. */
  from: string;
  print: (line: string) => void;
}

const holds = ({ number, at, tickets }: Copied) => `revision ${number} of ${at}, ${tickets} ticket ranges`;

export async function runBackup({ environment: { databaseUrl, ...environment }, from, print }: BackupContext, file: string): Promise<void> {
  refuseMissing(databaseUrl);
  const db = await openDatabase(databaseUrl, environment);
  try {
    const copied = await backUp(db, databaseUrl, resolve(from, file));
    print(`Backed up ${holds(copied)} to ${file}`);
    const path = localPath(databaseUrl);
    if (copied.tickets > 0) print(`The key of the tickets is not in it (${path ? `${path}.key` : 'TICKETS_KEY'}): store it separately.`);
  } finally {
    await db.close();
  }
}

export async function runRestore({ environment: { databaseUrl, ...environment }, from, print }: BackupContext, file: string) {
  print(`Restored ${holds(await restore(resolve(from, file), databaseUrl, environment))} from ${file}`);
  print('Everyone must sign in at the desk again. Repeat what was revoked after the backup: desk people, desk revoke.');
}
