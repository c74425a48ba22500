/**
 * The score of MDN's HTTP Observatory by its published rules (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring):
 * 100 points, changed by each test; bonus points count only from 90 points on. Assumes HTTPS with a valid certificate and a host that is
 * not in the HSTS preload list. The tests for redirection and CORS need further requests and are not included.
 */

/** A response: header values by lower-case name, one value per occurrence, and the HTML. */
export interface Answer {
  headers: ReadonlyMap<string, readonly string[]>;
  html: string;
}

export interface Score {
  score: number;
  tests: Record<string, number>;
}

type Policy = ReadonlyMap<string, readonly string[]>;

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];
const isHashed = (sources: readonly string[]) => sources.some(source => /^'(?:sha256|sha384|sha512|nonce)-/.test(source));
const first = ({ headers }: Answer, name: string) => headers.get(name)?.[0]?.trim();

/** @returns undefined if a directive occurs twice */
export function parsePolicy(text: string): Policy | undefined {
  const policy = new Map<string, string[]>();
  for (const [name = '', ...sources] of text.split(';').map(part => part.trim().split(/\s+/))) {
    if (!name) continue;
    if (policy.has(name.toLowerCase())) return undefined;
    policy.set(name.toLowerCase(), sources.length > 0 ? sources.map(source => source.toLowerCase()) : ["'none'"]);
  }
  return policy;
}

/** Sources of a directive, without an 'unsafe-inline' that a hash or nonce disables. */
function sourcesOf(policy: Policy, name: string): readonly string[] {
  const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
  return isHashed(sources) ? sources.filter(source => source !== "'unsafe-inline'") : sources;
}

const has = (sources: readonly string[], bad: readonly string[]) => sources.some(source => bad.includes(source));
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

function contentSecurityPolicy(answer: Answer): number {
  const texts = (answer.headers.get('content-security-policy') ?? []).flatMap(value => value.split(','));
  if (texts.length === 0) return -25;
  // Several policies would have to be intersected; the site sends one.
  const policy = texts.length === 1 ? parsePolicy(texts[0]!) : undefined;
  if (!policy) return -25;
  const script = sourcesOf(policy, 'script-src');
  const style = sourcesOf(policy, 'style-src');
  const passive = ['img-src', 'media-src'];
  const active = [...policy].flatMap(([name, sources]) => (passive.includes(name) || name === 'script-src' ? [] : sources));
  if (script.includes("'strict-dynamic'") && !isHashed(script)) return -25;
  if (has(script, [...broad, ...inline]) || has(sourcesOf(policy, 'object-src'), broad)) return -20;
  if ([...active, ...script].some(isInsecure)) return -20;
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10;
  if (passive.flatMap(name => policy.get(name) ?? policy.get('default-src') ?? []).some(isInsecure)) return -10;
  if (has(style, [...broad, ...inline])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function strictTransport(answer: Answer): number {
  const value = first(answer, 'strict-transport-security');
  if (!value) return -20;
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (value.includes(',') || !age) return -20;
  return Number(age) < 15_552_000 ? -10 : 0;
}

function cookies(answer: Answer): number {
  const set = answer.headers.get('set-cookie') ?? [];
  if (set.length === 0) return 0;
  const modifiers = set.map(cookie => {
    const [pair = '', ...attributes] = cookie.split(';').map(part => part.trim().toLowerCase());
    const name = pair.split('=')[0]!;
    const sameSite = attributes.find(attribute => attribute.startsWith('samesite='))?.slice('samesite='.length);
    const isSecure = attributes.includes('secure');
    const isSession = /login|sess/.test(name);
    if (isSession && !isSecure) return strictTransport(answer) < 0 ? -40 : -10;
    if (isSession && !attributes.includes('httponly')) return -30;
    if (sameSite !== undefined && !['strict', 'lax', 'none'].includes(sameSite)) return -20;
    if (sameSite === 'none' && !isSecure) return -20;
    if (name.includes('csrf') && sameSite === undefined) return -20;
    if (!isSecure) return strictTransport(answer) < 0 ? -20 : -5;
    return sameSite === undefined ? 0 : 5;
  });
  return Math.min(...modifiers);
}

function framing(answer: Answer): number {
  const policies = answer.headers.get('content-security-policy') ?? [];
  if (policies.some(policy => parsePolicy(policy)?.has('frame-ancestors'))) return 5;
  const value = first(answer, 'x-frame-options')?.toLowerCase();
  if (value === undefined) return -20;
  if (value.startsWith('allow-from')) return 0;
  return ['deny', 'sameorigin'].includes(value) ? 5 : -20;
}

function referrer(answer: Answer): number {
  const value = first(answer, 'referrer-policy');
  if (value === undefined) return 0;
  const wanted = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return wanted.includes(value.toLowerCase().split(',').at(-1)!.trim()) ? 5 : -5;
}

/** Points of a header by its value; 0 without the header, -5 for an unknown value or several. */
const byValue = (name: string, points: Readonly<Record<string, number>>) => (answer: Answer) => {
  const values = answer.headers.get(name) ?? [];
  if (values.length === 0) return 0;
  return (values.length === 1 ? points[values[0]!.trim().toLowerCase()] : undefined) ?? -5;
};

function scripts({ html }: Answer): number {
  const found = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gi)];
  const modifiers = found.map(([tag, source = '']) => {
    const isOwn = /^(?!\/\/)(?!https?:)/.test(source);
    const isSigned = /\bintegrity="/.test(tag);
    if (isOwn) return isSigned ? 5 : 0;
    if (!source.startsWith('https:')) return isSigned ? -20 : -50;
    return isSigned ? 5 : -5;
  });
  return modifiers.length === 0 ? 0 : Math.min(...modifiers);
}

const tests: Record<string, (answer: Answer) => number> = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-embedder-policy': byValue('cross-origin-embedder-policy', { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }),
  'cross-origin-opener-policy': byValue('cross-origin-opener-policy', {
    'same-origin': 10,
    'same-origin-allow-popups': 10,
    'noopener-allow-popups': 10,
    'unsafe-none': 0,
  }),
  'cross-origin-resource-policy': byValue('cross-origin-resource-policy', { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
  'referrer-policy': referrer,
  'strict-transport-security': strictTransport,
  'subresource-integrity': scripts,
  'x-content-type-options': answer => (first(answer, 'x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5),
  'x-frame-options': framing,
};

const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 100);

export function observatory(answer: Answer): Score {
  const results = Object.fromEntries(Object.entries(tests).map(([name, test]) => [name, test(answer)]));
  const withoutBonus = sum(Object.values(results).filter(value => value < 0));
  return { score: Math.max(0, withoutBonus >= 90 ? sum(Object.values(results)) : withoutBonus), tests: results };
}
