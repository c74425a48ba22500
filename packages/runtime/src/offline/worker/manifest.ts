export interface OfflineManifest {
  build: string;
  bundles: string[];
  shell: OfflineFile[];
  rest: OfflineFile[];
  pages: Record<string, OfflineFile[]>;
}

/** `rest` includes the pages of `langs`. */
export interface StoredManifest extends OfflineManifest {
  langs?: readonly string[];
}

export interface OfflineFile {
  url: string;
  /** Changes with the content; null if the address itself does. */
  revision: string | null;
  /** Index of the file's bundle; undefined outside the bundles. */
  bundle?: number;
}

export type Bundle = Record<string, BundleFile>;

export interface BundleFile {
  revision: string | null;
  headers: Readonly<Record<string, string>>;
  /** Text, or base64 of binary data. */
  body: string;
  isText: boolean;
}

export interface CheckMessage {
  build: string | undefined;
  isFirst: boolean;
}

export interface PrecacheMessage {
  build: string;
}
