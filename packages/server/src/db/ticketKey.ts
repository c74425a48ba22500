import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The key in a file; where there is none it is made, for its owner alone. Undefined where it may not be read, as when
 * somebody else has made it: all but tickets works without.
 */
export function readTicketKey(file: string): string | undefined {
  try {
    // Of two processes that start together one writes; both read.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there, or cannot be: reading tells.
  }
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
