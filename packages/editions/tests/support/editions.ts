import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const packages = resolve(import.meta.dirname, '../..');
const cache = resolve(packages, '../../.cache');

export function temporaryFolder(): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'editions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copy of the editions folder, in which a test can create another edition. */
export function otherEditions(): string {
  const folder = temporaryFolder();
  const years = readdirSync(packages).filter(name => /^\d{4}$/.test(name));
  for (const shared of ['src', 'tsconfig.current.json', 'package.json', ...years])
    symlinkSync(join(packages, shared), join(folder, shared));
  return folder;
}
