import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

/** LOOKUP-3 */
export const normalise = (value: string) => value.normalize('NFKC').replaceAll(/\s+/gu, '').toUpperCase();

const keyed = (key: string, ...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');

/** The key is stored outside of the database (LOOKUP-13). */
export interface TicketKeys {
  salt: string;
  key: string;
}

const withKey = (key: string, hash: string) => keyed(key, 'stored', hash);

export const hashReference = ({ salt, key }: TicketKeys, reference: string) => withKey(key, keyed(salt, 'reference', normalise(reference)));

/** With the reference, equal postal codes of different orders have different hashes. */
export const hashPostal = ({ salt, key }: TicketKeys, reference: string, postal: string) =>
  withKey(key, keyed(salt, 'postal', normalise(reference), normalise(postal)));

export const markOf = ({ salt, key }: TicketKeys) => keyed(key, 'mark', salt);

export const fileMark = ({ salt, key }: TicketKeys, text: string, keepUntil: string) => keyed(key, 'file', salt, keepUntil, text);

const nameKey = ({ key }: TicketKeys, reference: string) =>
  createHmac('sha256', key)
    .update(`name ${normalise(reference)}`)
    .digest();

/** Deterministic, so that another import of the same name changes nothing. */
export function hideName(keys: TicketKeys, reference: string, name: string): string {
  if (name === '') return '';
  const key = nameKey(keys, reference);
  const nonce = createHmac('sha256', key).update(name).digest().subarray(0, 12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(name, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** '' also if the key or reference is wrong. */
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

export const hashOrigin = (salt: string, address: string) => keyed(salt, 'origin', address);

/** Proves that a device has signed in with the passkey. */
export const knownMark = (salt: string, passkey: string) => createHmac('sha256', salt).update(`known ${passkey}`).digest('base64url');

export function equalInConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

export const previewToken = (salt: string, of: string): string =>
  createHmac('sha256', salt).update(`preview ${of}`).digest('base64url').slice(0, 32);
