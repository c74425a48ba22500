import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const packages = resolve(import.meta.dirname, '../..');
const cache = resolve(packages, '../../.cache');

/** A folder of its own in the repository's cache; it goes when the test is done. */
export function temporaryFolder(): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'editions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An editions folder without editions, in which one can be made. */
export function emptyEditions(): string {
  const folder = temporaryFolder();
  for (const shared of ['src', 'tsconfig.current.json', 'package.json']) symlinkSync(join(packages, shared), join(folder, shared));
  return folder;
}
