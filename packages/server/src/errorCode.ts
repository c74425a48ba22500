/** The `code` of a Node or libSQL error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Object && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
