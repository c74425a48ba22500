import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
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

/** An editions folder with the years that there are, in which another can be made. */
export function otherEditions(): string {
  const folder = temporaryFolder();
  const years = readdirSync(packages).filter(name => /^\d{4}$/.test(name));
  for (const shared of ['src', 'tsconfig.current.json', 'package.json', ...years])
    symlinkSync(join(packages, shared), join(folder, shared));
  return folder;
}
