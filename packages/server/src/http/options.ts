import type { VapidKeys } from 'web-push';
import type { Store } from '../content/store.ts';
import type { Database } from '../infra/db/database.ts';
import type { Attempts } from '../infra/limits/attempts.ts';
import type { Limiters } from '../infra/limits/limiter.ts';
import type { LookupLimits } from '../infra/limits/lookupLimits.ts';
import type { Log } from '../infra/log.ts';
import type { Metrics } from '../infra/metrics.ts';
import type { Tracing } from '../infra/tracing.ts';
import type { CrossSiteOptions } from './crossSite.ts';
import type { Renderer } from './pages/renderer.ts';

/** Options of `createApp`. */
export interface AppOptions extends CrossSiteOptions {
  store: Store;
  /** Returns undefined while no database is open. */
  database?: (() => Database | undefined) | undefined;
  renderer?: Renderer | undefined;
  /** Client folder of the site's build; omit if another server serves these files, such as Vite in development. */
  files?: string | undefined;
  /** Rate limits of ticket lookups. Default: in memory. */
  limits?: LookupLimits | undefined;
  /** Limits of concurrent work; omit if the host limits requests, as for functions. */
  limiters?: Limiters | undefined;
  /** Maximum number of `/api/live` streams. Default: 5,000. */
  liveLimit?: number | undefined;
  /** Clock in epoch ms. Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** Whether reviewers may set another time, with `?now=` or a cookie. */
  isReview?: boolean | undefined;
  /** Whether to store uncompressed bytes too, for an export. */
  isExport?: boolean | undefined;
  /** Whether to serve `sw-kill.js` as the service worker: devices then remove the worker and its caches. */
  isWorkerKilled?: boolean | undefined;
  /** Omit to disable the desk (DESK-1). */
  desk?:
    | {
        files: string;
        /** Origin of the desk, to which passkeys are bound. Default: that of the site, or localhost if a browser on this machine uses it. */
        origin?: string | undefined;
        /** Ids of the edition's topics; undefined if it has no list of topics. */
        topics?: (() => Promise<ReadonlySet<string> | undefined>) | undefined;
        parallelPlaces?: (() => ReadonlySet<number>) | undefined;
        /** Storage of the desk's rate limits. Default: in memory. */
        attempts?: Attempts | undefined;
      }
    | undefined;
  /** Omit to disable push messages (PUSH-1). */
  push?:
    | {
        keys: VapidKeys;
        /** Origins of additional push services. */
        services?: readonly string[] | undefined;
      }
    | undefined;
  /** Never receives visitors' data. Default: console.error. */
  log?: Log | undefined;
  areRequestsLogged?: boolean | undefined;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** Epoch ms since when writes to the database have failed. */
  unwritableSince?: (() => number | undefined) | undefined;
  /** Aborted before shutdown: `/readyz` and `/healthz` then fail, so that load balancers stop sending requests. */
  leaving?: AbortSignal | undefined;
  /** Aborted at shutdown: closes live streams. */
  ended?: AbortSignal | undefined;
}

export interface HttpOptions extends AppOptions {
  database: () => Database | undefined;
  now: () => number;
  limits: LookupLimits;
}
