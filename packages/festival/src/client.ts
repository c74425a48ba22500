import ky, { isHTTPError, type Options } from 'ky';
import { newsFetchLimit, xsrfCookieName, xsrfHeaderName } from './constants.ts';
import { readCookie } from './cookies.ts';
import { NewsError, ScheduleError, TicketsError } from './errors.ts';
import { logToConsole, type Log } from './log.ts';
import { lookupNews, type NewsItem } from './news.ts';
import type { Schedule } from './schedule.ts';
import { parseNews } from './schemas/news.ts';
import { parseSchedule } from './schemas/schedule.ts';
import { parseTickets } from './schemas/tickets.ts';
import { cleanTicketQuery, type Ticket, type TicketQuery } from './tickets.ts';

export interface Endpoints {
  news: string;
  tickets: string;
  schedule: string;
  /** Gives the cross-site token to a page that came without its cookie, from a cache or another host. */
  session: string;
}

export interface ClientOptions {
  /** Origin put before relative endpoints, for use outside a browser: 'http://localhost'. */
  baseUrl?: string;
  /** Where each call goes, relative or absolute. Default: same origin, /api/news, /api/tickets, /api/schedule, /api/session. */
  endpoints?: Partial<Endpoints>;
  /** Serves the requests in place of the global fetch, such as a Hono app's `request`. */
  fetch?: (request: Request, init?: RequestInit) => Response | Promise<Response>;
  /** The cross-site token for POSTs to relative addresses. Default: the cookie XSRF-TOKEN. */
  xsrfToken?: () => string | undefined;
  /** Where dropped items and bad times are reported. Default: the console. */
  log?: Log;
  /** Milliseconds one attempt may take. Default: 10,000. */
  timeout?: number;
  /** How often a failed news or schedule call is tried again. Default: 2. The ticket lookup never is. */
  retries?: number;
}

export interface CallOptions {
  /** Cancels the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
}

export interface Client {
  /** All news, newest first. Asked for once; later calls get the same answer. A failure is not kept. @throws NewsError */
  news(): Promise<NewsItem[]>;
  /** One article by id or slug; undefined when there is none. @throws NewsError */
  newsItem(idOrSlug: string): Promise<NewsItem | undefined>;
  /** Items ascending by start. @throws ScheduleError */
  schedule(options?: CallOptions): Promise<Schedule>;
  /** Tickets of an order. With an empty reference or postal code nothing is sent and there are none. @throws TicketsError */
  tickets(query: TicketQuery, options?: CallOptions): Promise<Ticket[]>;
}

const sameOrigin: Endpoints = { news: '/api/news', tickets: '/api/tickets', schedule: '/api/schedule', session: '/api/session' };
const absolute = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

const tokenFromDocument = () => (typeof document === 'undefined' ? undefined : readCookie(document.cookie, xsrfCookieName));

const isStatus = (error: unknown, status: number) => isHTTPError(error) && error.response.status === status;

/**
 * The three calls of SPEC 7. Each answer is checked at the border: a bad item is dropped and logged, the rest is given out.
 * Rejects with the typed errors of SPEC 8; what really happened is in their `cause`.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '', xsrfToken = tokenFromDocument, log = logToConsole, timeout = 10_000, retries = 2 } = options;
  const endpoints = { ...sameOrigin, ...options.endpoints };
  const serve = options.fetch;
  // News and schedule only read, so asking again is safe, though one of them is a POST. Told to wait (429), it waits for the visitor.
  const retry = { limit: retries, methods: ['get', 'post'], statusCodes: [408, 500, 502, 503, 504], maxRetryAfter: 5_000 };
  const api = ky.create({
    timeout,
    retry,
    ...(serve && {
      fetch: async (input: string | URL | Request, init?: RequestInit) =>
        serve(input instanceof Request ? input : new Request(input), init),
    }),
  });

  const urlOf = (endpoint: string) => (absolute.test(endpoint) ? endpoint : baseUrl.replace(/\/+$/, '') + endpoint);

  /** The token of the cookie; a page without one asks for it first. */
  const findToken = async (): Promise<string | undefined> => {
    const token = xsrfToken();
    if (token || typeof document === 'undefined') return token;
    await api.get(urlOf(endpoints.session), { retry: 0 }).catch(() => undefined); // the call itself will tell what is wrong
    return xsrfToken();
  };

  /** POSTs JSON; the token goes with relative addresses only, never to another host. */
  const post = async (endpoint: string, json: unknown, more: Options = {}) => {
    const url = urlOf(endpoint);
    const token = absolute.test(url) ? undefined : await findToken();
    return api.post(url, { json, ...(token && { headers: { [xsrfHeaderName]: token } }), ...more }).json<unknown>();
  };

  const fetchNews = async () => {
    try {
      return parseNews(await post(endpoints.news, { offset: 0, limit: newsFetchLimit }), log);
    } catch (error) {
      if (error instanceof NewsError) throw error;
      throw new NewsError(isStatus(error, 404) ? 'No news found' : 'Unknown error', { cause: error });
    }
  };

  let asked: Promise<NewsItem[]> | undefined;
  let cached: NewsItem[] = [];
  const news = () => {
    asked ??= fetchNews().then(
      items => (cached = items),
      (error: unknown) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };

  return {
    news,
    newsItem: async idOrSlug => {
      const before = cached;
      return lookupNews(before, await news(), idOrSlug);
    },
    schedule: async ({ signal } = {}) => {
      signal?.throwIfAborted();
      try {
        return parseSchedule(await api.get(urlOf(endpoints.schedule), signal ? { signal } : {}).json(), log);
      } catch (error) {
        signal?.throwIfAborted();
        throw error instanceof ScheduleError ? error : new ScheduleError('Unknown error', { cause: error });
      }
    },
    tickets: async (query, { signal } = {}) => {
      signal?.throwIfAborted();
      const clean = cleanTicketQuery(query);
      if (!clean) return [];
      try {
        return parseTickets(await post(endpoints.tickets, clean, { retry: 0, cache: 'no-store', ...(signal && { signal }) }));
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof TicketsError) throw error;
        throw new TicketsError(isStatus(error, 404) ? 'No tickets found' : 'Unknown error', { cause: error });
      }
    },
  };
}
