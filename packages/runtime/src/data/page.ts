import type { Lang } from '../i18n/language.ts';
import type { ContentApi } from './api.ts';

export interface LoadContext {
  lang: Lang;
  params: Record<string, string | undefined>;
  api: ContentApi;
  now: number;
}

/** `unknown`: current data could not be fetched (DATA-4). */
export type Problem = 'none' | 'unknown' | 'gaps' | 'gone';

export interface Loaded<T = unknown> {
  data: T | null;
  /** Epoch ms of the content's revision, or `asOf` if it is of another database than the page. */
  at: number;
  /** Epoch ms at which the data were last known to be current. Default: `at`. */
  asOf?: number;
  problem?: Problem;
  /** 'nothing': all data may be missing; 'gaps': parts of them. Default: the data are complete. */
  doubt?: 'nothing' | 'gaps';
}

export interface PageModule {
  default: React.ComponentType;
  load?: (context: LoadContext) => Promise<unknown>;
}
