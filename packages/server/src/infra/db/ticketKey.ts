import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Reads the key file, creating it with owner-only access; undefined if it isn't readable: only tickets need it. */
export function readTicketKey(file: string): string | undefined {
  try {
    // If two processes start together, one writes and both read.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch {
    // Exists, or can't be created: reading shows which.
  }
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
