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

export interface AppOptions extends CrossSiteOptions {
  store: Store;
  /** Returns undefined while no database is open. */
  database?: (() => Database | undefined) | undefined;
  renderer?: Renderer | undefined;
  /** Client folder of the site's build. Default: none, for an app whose files another server sends. */
  files?: string | undefined;
  /** Rate limits of ticket lookups. Default: in memory. */
  limits?: LookupLimits | undefined;
  /** Limits of concurrent work. Default: none, for a host that limits requests itself. */
  limiters?: Limiters | undefined;
  /** Maximum number of `/api/live` streams. Default: 5,000. */
  liveLimit?: number | undefined;
  /** Clock in epoch ms. Default: `Date.now`. */
  now?: (() => number) | undefined;
  /** Whether `?now=` or a cookie may set another time. */
  isReview?: boolean | undefined;
  /** Whether to store uncompressed bytes too, for an export. */
  isExport?: boolean | undefined;
  /** Whether devices remove the service worker and its caches. */
  isWorkerKilled?: boolean | undefined;
  /** Omit to disable the desk (DESK-1). */
  desk?:
    | {
        /** Folder of the desk's build. */
        files: string;
        /** Origin to which passkeys are bound. Default: that of the site or localhost. */
        origin?: string | undefined;
        /** Ids of the edition's topics; undefined without a list of topics. */
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
  /** Epoch ms of the first failed write; undefined while writes succeed. */
  unwritableSince?: (() => number | undefined) | undefined;
  /** Aborted before shutdown, when `/readyz` and `/healthz` begin to fail. */
  leaving?: AbortSignal | undefined;
  /** Aborted at shutdown: closes live streams. */
  ended?: AbortSignal | undefined;
}

export interface HttpOptions extends AppOptions {
  database: () => Database | undefined;
  now: () => number;
  limits: LookupLimits;
}
