import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/** A reference or postal code as compared: without any white space (LOOKUP-3), composed, in capitals. */
export const normalise = (value: string) => value.normalize('NFKC').replaceAll(/\s+/gu, '').toUpperCase();

const keyed = (key: string, ...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');

/** What tickets are stored under: the salt of their database, and a key that does not lie in it (LOOKUP-13). */
export interface TicketKeys {
  salt: string;
  key: string;
}

/** A value that was hashed with the salt alone, as it was before there was a key. */
export const withKey = (key: string, hash: string) => keyed(key, 'stored', hash);

/** The form in which a booking reference is stored, looked up and counted. */
export const hashReference = ({ salt, key }: TicketKeys, reference: string) => withKey(key, keyed(salt, 'reference', normalise(reference)));

/** The form in which a postal code is stored: bound to its reference, so that equal codes do not look equal. */
export const hashPostal = ({ salt, key }: TicketKeys, reference: string, postal: string) =>
  withKey(key, keyed(salt, 'postal', normalise(reference), normalise(postal)));

/** Tells whether a key is that of the tickets in a database. */
export const markOf = ({ salt, key }: TicketKeys) => keyed(key, 'mark', salt);

/** Tells whether a file of tickets is the one that was imported last, until the same day. */
export const fileMark = ({ salt, key }: TicketKeys, text: string, keepUntil: string) => keyed(key, 'file', salt, keepUntil, text);

const nameKey = ({ key }: TicketKeys, reference: string) =>
  createHmac('sha256', key)
    .update(`name ${normalise(reference)}`)
    .digest();

/** A buyer's name so that it cannot be read without key and reference; '' stays. The same name gives the same text, or each import would change it. */
export function hideName(keys: TicketKeys, reference: string, name: string): string {
  if (name === '') return '';
  const key = nameKey(keys, reference);
  const nonce = createHmac('sha256', key).update(name).digest().subarray(0, 12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(name, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The name again; '' where there is none, or where it was hidden with another key. */
export function readName(keys: TicketKeys, reference: string, hidden: string): string {
  if (hidden === '') return '';
  const bytes = Buffer.from(hidden, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', nameKey(keys, reference), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    return '';
  }
}

/** The form in which a visitor's address is counted. */
export const hashOrigin = (salt: string, address: string) => keyed(salt, 'origin', address);

/** Compares two texts in a time that does not depend on where they differ. */
export function equalInConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What opens an item that is not published yet, or no more. It cannot be guessed without the database, and ends with a new slug. */
export const previewToken = (salt: string, { id, slug }: { id: number; slug: string }): string =>
  createHmac('sha256', salt).update(`preview ${id} ${slug}`).digest('base64url').slice(0, 32);

export const isPreviewToken = (salt: string, item: { id: number; slug: string }, token: string): boolean =>
  equalInConstantTime(previewToken(salt, item), token);
