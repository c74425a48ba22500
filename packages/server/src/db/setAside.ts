import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';

/** Gives a database's file and what belongs to it another name, so that nothing is lost. @returns the file's new path */
export async function setAside(path: string, parts: readonly string[] = ['', '-wal', '-shm']): Promise<string> {
  const ending = `.aside-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (const part of parts) if (existsSync(path + part)) await rename(path + part, path + ending + part);
  return path + ending;
}
