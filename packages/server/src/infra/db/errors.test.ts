import { expect, it } from 'vitest';
import { DatabaseError, describeUrl, explainDatabaseError, isKnownError, mistake } from './errors.ts';

const error = (code: string | undefined, message = 'x') => Object.assign(new Error(message), code === undefined ? {} : { code });

it.each<[string | undefined, string, RegExp, boolean, boolean]>([
  ['SQLITE_NOTADB', '', /^The database file:a\.db is not a database\./, false, true],
  ['SQLITE_CORRUPT', '', / is damaged\. /, false, true],
  ['SQLITE_CORRUPT_VTAB', '', / is damaged\. /, false, true],
  ['SQLITE_READONLY', '', / is read-only\. /, false, false],
  ['EACCES', '', / is read-only\. /, false, false],
  ['EPERM', '', / is read-only\. /, false, false],
  ['EROFS', '', / is read-only\. /, false, false],
  ['SQLITE_CANTOPEN', '', / cannot be opened\. /, true, false],
  ['ENOENT', '', / cannot be opened\. /, true, false],
  ['ENOTDIR', '', / cannot be opened\. /, true, false],
  ['EEXIST', '', / cannot be opened\. /, true, false],
  [undefined, 'Unable to open the file', / cannot be opened\. /, true, false],
  ['SQLITE_BUSY', '', / is locked by another process\. /, false, false],
  ['SQLITE_FULL', '', / the disk is full\./, false, false],
  ['SQLITE_IOERR_SHORT_READ', '', / the disk reports an error\./, false, false],
  ['URL_INVALID', '', /^DATABASE_URL file:a\.db is not an address libSQL knows/, true, false],
  ['URL_SCHEME_NOT_SUPPORTED', '', / is not an address /, true, false],
  ['URL_PARAM_NOT_SUPPORTED', '', / is not an address /, true, false],
  ['SERVER_ERROR', '', / does not answer\. /, false, false],
  [undefined, 'fetch failed', / does not answer\. /, false, false],
  ['ECONNREFUSED', '', / does not answer\. /, false, false],
  ['ODD', 'Something odd', /^The database file:a\.db failed: Something odd$/, false, false],
])('explains an error with the code %s and the message %j', (code, message, words, isMistake, isDamaged) => {
  const cause = error(code, message);
  const explained = explainDatabaseError(cause, 'file:a.db');
  expect(explained).toBeInstanceOf(DatabaseError);
  expect(explained.message).toMatch(words);
  expect([explained.isMistake, explained.isDamaged, explained.cause]).toEqual([isMistake, isDamaged, cause]);
});

it('explains an error only once, and accepts values that are not errors', () => {
  const explained = mistake('No.');
  expect(explainDatabaseError(explained, 'file:b.db')).toBe(explained);
  expect(explained.isMistake).toBe(true);
  expect(explainDatabaseError('oh', 'file:b.db').message).toBe('The database file:b.db failed: oh');
});

it.each([
  ['SQLITE_BUSY', true],
  ['SQLITE_BUSY_SNAPSHOT', true],
  ['SQLITE_CONSTRAINT', false],
  ['ENOENT', false],
  [undefined, false],
])('knows an explanation of the error code %s: %s', (code, isKnown) => expect(isKnownError(error(code))).toBe(isKnown));

it.each([
  ['libsql://user:secret@db.example/x?authToken=t', 'libsql://db.example/x'],
  ['https://db.example#t', 'https://db.example'],
  ['file:a@b.db', 'file:a@b.db'],
])('describes %s without its secrets', (url, shown) => expect(describeUrl(url)).toBe(shown));
