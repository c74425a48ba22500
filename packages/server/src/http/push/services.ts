/** The browsers' push services; a subscription must not make the server call other hosts (PUSH-2). */
const known = [
  /^fcm\.googleapis\.com$/,
  /(?:^|\.)push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /^(?:web|api)\.push\.apple\.com$/,
  /\.push\.apple\.com$/,
];

export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  return more.includes(origin) || (protocol === 'https:' && port === '' && known.some(pattern => pattern.test(hostname)));
}
