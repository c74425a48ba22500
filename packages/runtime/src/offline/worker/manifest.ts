export interface OfflineManifest {
  /** Name of the build, as in `data-build` of its pages. */
  build: string;
  bundles: string[];
  /** The least that a page needs, stored even where the visitor saves data. */
  shell: OfflineFile[];
  rest: OfflineFile[];
  /** Further pages by language: a device stores those of its visitor's languages. */
  pages: Record<string, OfflineFile[]>;
}

/** The manifest as it is stored: `rest` includes the pages of `langs`. */
export interface StoredManifest extends OfflineManifest {
  langs?: readonly string[];
}

export interface OfflineFile {
  url: string;
  /** Changes with the content; null if the address itself does. */
  revision: string | null;
  /** Index of its bundle; undefined for a file outside the bundles. */
  bundle?: number;
}

/** Files by URL. */
export type Bundle = Record<string, BundleFile>;

export interface BundleFile {
  revision: string | null;
  headers: Readonly<Record<string, string>>;
  /** Text, or base64 of binary data. */
  body: string;
  isText: boolean;
}

/** Page to worker: check whether the precache is complete and current. */
export interface CheckMessage {
  build: string | undefined;
  isFirst: boolean;
}

/** Worker to pages: the precache of a build is complete and current. */
export interface PrecacheMessage {
  build: string;
}
