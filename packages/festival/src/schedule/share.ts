const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const length = 5;

/** Maximum in the address of a calendar, because calendar apps cut longer addresses. */
export const mostPicks = 150;

/** Five characters of an id's hash (FNV-1a, mixed): 30 bits. */
export function shareCode(id: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash ^= hash >>> 13;
  let code = '';
  for (let bits = 0; bits < length; bits += 1) code += alphabet[(hash >>> (bits * 6)) & 63];
  return code;
}

/** Value of `?share=`, without removed items. */
export function encodePicks(picks: ReadonlySet<string>, programme: readonly { id: string }[]): string {
  return programme
    .filter(({ id }) => picks.has(id))
    .map(({ id }) => shareCode(id))
    .join('');
}

export function decodePicks(text: string | null, programme: readonly { id: string }[]): string[] {
  const codes = new Set(text?.match(/[\w-]{5}/g));
  return codes.size > 0 ? programme.filter(({ id }) => codes.has(shareCode(id))).map(({ id }) => id) : [];
}
