/** A server that cannot start; the message is for whoever started it. */
export class StartError extends Error {
  override name = 'StartError';
}
