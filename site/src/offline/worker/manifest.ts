/** What `/offline.json` tells the worker: all that a device keeps. */
export interface OfflineManifest {
  /** Names the build: the scripts that start its pages, as `data-entry` lists them in each page. */
  build: string;
  /** Addresses of files that each hold many others (`Parcel`): what a device lacks comes in a few requests. */
  parcels: string[];
  /** The least that a page needs to hydrate, kept even where the visitor saves data. */
  shell: OfflineFile[];
  /** The rest of what works without a network. */
  rest: OfflineFile[];
}

export interface OfflineFile {
  url: string;
  /** Changes with the content; null where the address itself does. */
  revision: string | null;
  /** The parcel that holds it, by its place among them; none for one that always comes by itself. */
  parcel?: number;
}

/** Many files in one, by address. */
export type Parcel = Record<string, ParcelFile>;

export interface ParcelFile {
  revision: string | null;
  headers: Readonly<Record<string, string>>;
  /** Text, or base64 of what is none. */
  body: string;
  isText: boolean;
}

/** A page asks the worker to look whether the pack is whole and up to date. */
export interface LookMessage {
  /** The build of the page; undefined where it names none. */
  build: string | undefined;
  /** Whether this is the first page of a visit. */
  isFirst: boolean;
}

/** The worker tells its pages that the pack of a build is whole, and is what the server has. */
export interface PackMessage {
  build: string;
}
