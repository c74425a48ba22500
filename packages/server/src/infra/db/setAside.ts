import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';

/** Renames the database's files instead of deleting them. @returns the file's new path */
export async function setAside(path: string, parts: readonly string[] = ['', '-wal', '-shm']): Promise<string> {
  const ending = `.aside-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (const part of parts) if (existsSync(path + part)) await rename(path + part, path + ending + part);
  return path + ending;
}
