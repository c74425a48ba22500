import ky, { isHTTPError, type Options } from 'ky';
import { newsFetchLimit, tolerableGaps, xsrfCookieName, xsrfHeaderName, xsrfHostCookieName } from '../constants.ts';
import { NewsError, ScheduleError, TicketsError } from './errors.ts';
import { logToConsole, type Log } from '../log.ts';
import type { NewsItem } from '../news/schema.ts';
import { parseRevision, revisionHeader, silentHeader, totalHeader, type Revision } from './revision.ts';
import type { Schedule } from '../schedule/schema.ts';
import { parseNews } from '../news/wire.ts';
import { parseSchedule } from '../schedule/wire.ts';
import { parseTickets } from '../tickets/parse.ts';
import { cleanTicketQuery, type Ticket, type TicketQuery } from '../tickets/ranges.ts';

export interface ClientOptions {
  /** Start of the API's URLs: 'https://api.example'. Default: the page's origin. */
  baseUrl?: string;
  /** Replacement of the global fetch, for example a Hono app's `request`. */
  fetch?: (request: Request, init?: RequestInit) => Response | Promise<Response>;
  /** IANA zone of times without an offset. Default: articles with such times are dropped. */
  timeZone?: string;
  /** Default: the console. */
  log?: Log;
  /** Timeout of one attempt in ms. Default: 10,000. */
  timeout?: number;
  /** Number of retries of a failed news or schedule call. Default: 2. */
  retries?: number;
}

export interface ReadOptions {
  /** Cache mode of the request. Default: 'no-cache', which revalidates. */
  cache?: RequestCache;
}

export interface Answer<T> {
  value: T;
  /** Time in epoch ms at which the data were current. */
  asOf: number;
  revision?: Revision;
  /** Whether more than the share `tolerableGaps` of a list was dropped. */
  hasGaps: boolean;
  /** Response whose body is unread. */
  raw: Response;
}

export interface NewsAnswer extends Answer<NewsItem[]> {
  total: number;
}

export interface Client {
  /** Up to `newsFetchLimit` articles from `offset` (default 0), newest first. @throws NewsError */
  news(options?: ReadOptions & { offset?: number }): Promise<NewsAnswer>;
  /** The programme, items ascending by start. @throws ScheduleError */
  schedule(options?: ReadOptions): Promise<Answer<Schedule>>;
  /** Tickets of an order; none for an incomplete query. @throws TicketsError */
  tickets(query: TicketQuery): Promise<Ticket[]>;
}

const absolute = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

// The token is base64url: nothing to decode.
const readCookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

const tokenFromDocument = () =>
  typeof document === 'undefined' ? undefined : (readCookie(xsrfHostCookieName) ?? readCookie(xsrfCookieName));

const isStatus = (error: unknown, status: number) => isHTTPError(error) && error.response.status === status;

const maxRetryAfter = 5_000;

function waitsTooLong(error: unknown): boolean {
  if (!isHTTPError(error)) return false;
  const wait = error.response.headers.get('retry-after');
  if (!wait) return false;
  const ms = /^\d+$/.test(wait) ? Number(wait) * 1000 : Date.parse(wait) - Date.now();
  return !(ms <= maxRetryAfter);
}

const listLength = (value: unknown) => (Array.isArray(value) ? value.length : 0);

const hasGaps = (sent: number, read: number) => sent - read > sent * tolerableGaps;

export function ageOf({ headers }: Response): Pick<Answer<unknown>, 'asOf' | 'revision'> {
  const given = Date.parse(headers.get('date') ?? '');
  const inCaches = Number(headers.get('age') ?? 0) * 1000;
  const silentSince = Number(headers.get(silentHeader) ?? Infinity);
  const revision = parseRevision(headers.get(revisionHeader));
  return { asOf: Math.min((Number.isNaN(given) ? Date.now() : given) - inCaches, silentSince), ...(revision && { revision }) };
}

const newsError = (error: unknown) =>
  error instanceof NewsError ? error : new NewsError(isStatus(error, 404) ? 'No news found' : 'Unknown error', { cause: error });

/** A 404 means "not found" only as JSON: hosts without this endpoint send HTML (LOOKUP-7). */
function ticketsError(error: unknown): TicketsError {
  if (error instanceof TicketsError) return error;
  if (!isHTTPError(error)) {
    const isOffline = typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
    return new TicketsError('Unknown error', { cause: error, ...(isOffline && { code: 'offline' }) });
  }
  const { status, headers } = error.response;
  if (status === 404 && headers.get('content-type')?.includes('json')) return new TicketsError('No tickets found', { cause: error });
  if (status === 429)
    return new TicketsError('Unknown error', { cause: error, code: 'limited', seconds: secondsOf(headers.get('retry-after')) });
  return new TicketsError('Unknown error', { cause: error });
}

const secondsOf = (wait: string | null) => (wait && /^\d{1,5}$/.test(wait) ? Number(wait) : 60);

/** API client, which drops and logs invalid items (DATA-1, DATA-2, DATA-3, LOOKUP-7). */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '', fetch: serve, timeZone, log = logToConsole, timeout = 10_000, retries = 2 } = options;
  // A news or schedule call only reads, so even its POST may be retried.
  const retry = {
    limit: retries,
    methods: ['get', 'post'],
    statusCodes: [408, 500, 502, 503, 504],
    maxRetryAfter,
    delay: (attempt: number) => 300 * 3 ** (attempt - 1),
    jitter: (delay: number) => delay * (0.5 + Math.random()),
    shouldRetry: ({ error }: { error: Error }) => (waitsTooLong(error) ? false : undefined),
  };
  const api = ky.create({
    timeout,
    retry,
    ...(serve && {
      fetch: async (input: string | URL | Request, init?: RequestInit) =>
        serve(input instanceof Request ? input : new Request(input), init),
    }),
  });

  const urlOf = (name: 'news' | 'tickets' | 'schedule' | 'session') => `${baseUrl.replace(/\/$/, '')}/api/${name}`;

  const findToken = async (): Promise<string | undefined> => {
    const token = tokenFromDocument();
    if (token || typeof document === 'undefined') return token;
    await api.get(urlOf('session'), { retry: 0 }).catch(() => undefined); // without a token the POST fails, and reports the error
    return tokenFromDocument();
  };

  /** The token never goes to another host. */
  const post = async (name: 'news' | 'tickets', json: unknown, more: Options) => {
    const url = urlOf(name);
    const token = absolute.test(url) ? undefined : await findToken();
    return api.post(url, { json, ...(token && { headers: { [xsrfHeaderName]: token } }), ...more });
  };

  return {
    news: async ({ offset = 0, cache = 'no-cache' } = {}) => {
      try {
        const raw = await post('news', { offset, limit: newsFetchLimit }, { cache });
        const wire: unknown = await raw.clone().json();
        const value = parseNews(wire, log, timeZone);
        const sent = listLength(wire);
        const total = Number(raw.headers.get(totalHeader) ?? offset + sent);
        return { value, total, ...ageOf(raw), hasGaps: hasGaps(sent, value.length), raw };
      } catch (error) {
        throw newsError(error);
      }
    },
    schedule: async ({ cache = 'no-cache' } = {}) => {
      try {
        const raw = await api.get(urlOf('schedule'), { cache });
        const wire = (await raw.clone().json()) as Record<keyof Schedule, unknown>;
        const value = parseSchedule(wire, log);
        const gaps = (['items', 'locations'] as const).some(list => hasGaps(listLength(wire[list]), value[list].length));
        return { value, ...ageOf(raw), hasGaps: gaps, raw };
      } catch (error) {
        throw error instanceof ScheduleError ? error : new ScheduleError('Unknown error', { cause: error });
      }
    },
    tickets: async query => {
      const clean = cleanTicketQuery(query);
      if (!clean) return [];
      try {
        const answer = await post('tickets', clean, { retry: 0, cache: 'no-store' });
        return parseTickets(await answer.json());
      } catch (error) {
        throw ticketsError(error);
      }
    },
  };
}
