/**
 * Push services of the browsers. A subscription names where the server is to send: to none but these, or a visitor could make
 * it call any host (PUSH-2).
 */
const known = [
  /^fcm\.googleapis\.com$/,
  /(?:^|\.)push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /^(?:web|api)\.push\.apple\.com$/,
  /\.push\.apple\.com$/,
];

/**
 * Whether a subscription's endpoint is at a push service.
 * @param more origins of further ones: 'https://push.example'
 */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  return more.includes(origin) || (protocol === 'https:' && port === '' && known.some(pattern => pattern.test(hostname)));
}
