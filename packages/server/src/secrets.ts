import { createHmac, timingSafeEqual } from 'node:crypto';

/** A reference or postal code as compared: without any white space (LOOKUP-3), composed, in capitals. */
export const normalise = (value: string) => value.normalize('NFKC').replaceAll(/\s+/gu, '').toUpperCase();

const keyed = (salt: string, ...parts: string[]) => createHmac('sha256', salt).update(JSON.stringify(parts)).digest('hex');

/** The form in which a booking reference is stored, looked up and counted. */
export const hashReference = (salt: string, reference: string) => keyed(salt, 'reference', normalise(reference));

/** The form in which a postal code is stored: bound to its reference, so that equal codes do not look equal. */
export const hashPostal = (salt: string, reference: string, postal: string) =>
  keyed(salt, 'postal', normalise(reference), normalise(postal));

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
