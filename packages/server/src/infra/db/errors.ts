import { LibsqlError } from '@libsql/client';
import { errorCode } from '../errorCode.ts';
import { LateError } from '../within.ts';

export class DatabaseError extends Error {
  override name = 'DatabaseError';
  /** Whether retrying is useless. */
  isMistake = false;
  isDamaged = false;
}

/** False for a statement with an error, such as a violated constraint. */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof DatabaseError || error instanceof LateError) return true;
  if (error instanceof LibsqlError) return !/^SQLITE_(?:CONSTRAINT|ERROR|MISMATCH)/.test(error.code);
  return error instanceof Error && error.cause !== undefined && isDatabaseFailure(error.cause);
}

const explanations: Record<string, string> = {
  SQLITE_NOTADB:
    'is not a database. Point DATABASE_URL at another file, or move this one away and restore a backup: content restore <file>.',
  SQLITE_CORRUPT: 'is damaged. Move it away and restore a backup: content restore <file>.',
  SQLITE_READONLY: 'is read-only. Give the server write access to the file and its folder.',
  SQLITE_CANTOPEN: 'cannot be opened. Check that the folder exists, that the path is a file and that the server may read and write it.',
  SQLITE_BUSY: 'is locked by another process. Stop the other process, or wait until its import is done.',
  SQLITE_FULL: 'cannot grow: the disk is full.',
  SQLITE_IOERR: 'cannot be read or written: the disk reports an error.',
};

const ofFileSystem: Record<string, string> = {
  EACCES: 'SQLITE_READONLY',
  EPERM: 'SQLITE_READONLY',
  EROFS: 'SQLITE_READONLY',
  ENOENT: 'SQLITE_CANTOPEN',
  ENOTDIR: 'SQLITE_CANTOPEN',
  EEXIST: 'SQLITE_CANTOPEN',
};

const primary = (code: string) => code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1');

export const isKnownError = (error: unknown) => primary(errorCode(error) ?? '') in explanations;

export function explainDatabaseError(error: unknown, url: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const own = errorCode(error);
  const code = own && (ofFileSystem[own] ?? primary(own));
  const shown = describeUrl(url);
  const known = code === undefined ? undefined : explanations[code];
  if (known) {
    const explained = new DatabaseError(`The database ${shown} ${known}`, { cause: error });
    explained.isMistake = code === 'SQLITE_CANTOPEN';
    explained.isDamaged = code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB';
    return explained;
  }
  if (/unable to open|ConnectionFailed/i.test(message)) {
    return mistake(`The database ${shown} ${explanations['SQLITE_CANTOPEN']}`, { cause: error });
  }
  if (code === 'URL_INVALID' || code === 'URL_SCHEME_NOT_SUPPORTED' || code === 'URL_PARAM_NOT_SUPPORTED') {
    return mistake(`DATABASE_URL ${shown} is not an address libSQL knows: use file:…, libsql://…, https://… or :memory:.`, {
      cause: error,
    });
  }
  if (/fetch failed|ECONN|ENOTFOUND|HTTP_ERROR|SERVER_ERROR/i.test(`${String(code)} ${message}`)) {
    return new DatabaseError(`The database ${shown} does not answer. Check DATABASE_URL, DATABASE_AUTH_TOKEN and the network.`, {
      cause: error,
    });
  }
  return new DatabaseError(`The database ${shown} failed: ${message}`, { cause: error });
}

export function mistake(message: string, options?: ErrorOptions): DatabaseError {
  return Object.assign(new DatabaseError(message, options), { isMistake: true });
}

/** Removes credentials, and the query, which may contain a token. */
export function describeUrl(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//').replace(/[?#].*$/s, '');
}
