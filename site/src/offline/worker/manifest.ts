/** What the build tells the worker. */
export interface OfflineManifest {
  /** Names the build, as its pages do in `<html data-build>`. */
  build: string;
  /** The least that a page needs to come alive, kept even where the visitor saves data. */
  shell: OfflineFile[];
  /** The rest of what works without a network after one visit. */
  rest: OfflineFile[];
}

export interface OfflineFile {
  url: string;
  /** Hash of the content; null where the address itself changes with it. */
  revision: string | null;
}

/** Messages of a page to the worker. */
export type WorkerMessage = 'which-build' | 'take-over';
