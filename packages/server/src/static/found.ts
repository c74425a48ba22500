import { isLang, newsFetchLimit, type Lang } from '@tand/festival';
import { contentPaths, feedFiles, newsDays, sitemap, type FeedTexts, type FoundEdition } from '@tand/festival/feeds';
import { parseNews, parseSchedule } from '@tand/festival/schemas';
import type { Database } from '../db/database.ts';
import { contentVersion, listNews, readSchedule } from '../db/queries.ts';
import { compress, isWorthCompressing, type Bytes, type Encoding } from '../http/encoding.ts';
import { etagOf } from '../http/etag.ts';
import type { ServedFile } from './files.ts';
import { mediaType } from './mediaTypes.ts';

/** `found.json` of the built site: what feeds and site map are made of besides news and programme. */
export interface FoundFile {
  edition: FoundEdition;
  /** Title and description of the news, by language. */
  texts: Record<Lang, FeedTexts>;
  /** Pages that no content makes, below the language. */
  paths: string[];
  /** Slugs of the articles that were built. */
  news: string[];
}

interface Kept {
  version: string;
  plain: ServedFile;
  encoded: Map<Encoding, Promise<Bytes>>;
}

/** Reads a feed or the site map as it is now; undefined for any other address. */
export type ReadFound = (path: string, now: Date, encoding: Encoding | undefined) => Promise<ServedFile | undefined>;

/** Feeds and site map with what was published since the build, by the build's own code; made anew only when the content changed. */
export function createFound(db: Database, found: FoundFile): ReadFound {
  const kept = new Map<string, Kept>();
  return async (path, now, encoding) => {
    const write = writerOf(found, path);
    if (!write) return undefined;
    const version = await contentVersion(db, now);
    let entry = kept.get(path);
    if (entry?.version !== version) {
      const body = new TextEncoder().encode(await write(db, now));
      entry = { version, plain: { body, etag: etagOf(body), type: mediaType(path) }, encoded: new Map() };
      kept.set(path, entry);
    }
    const { plain, encoded } = entry;
    if (!encoding || !isWorthCompressing(plain.body.byteLength)) return plain;
    const bytes = encoded.get(encoding) ?? compress(plain.body, encoding);
    encoded.set(encoding, bytes);
    return { ...plain, body: await bytes, encoding };
  };
}

type Write = (db: Database, now: Date) => Promise<string>;

function writerOf({ edition, texts, paths }: FoundFile, path: string): Write | undefined {
  if (path === '/sitemap.xml') {
    return async (db, now) => {
      const [news, schedule] = await Promise.all([readNews(db, now), readSchedule(db)]);
      const { items } = parseSchedule(schedule, () => {});
      return sitemap({ edition, paths: [...paths, ...contentPaths(news, items)], changed: newsDays(news) });
    };
  }
  const [, lang = '', file = ''] = /^\/([a-z]+)\/news\/([^/]+)$/.exec(path) ?? [];
  const feed = Object.entries(feedFiles).find(([name]) => name === file)?.[1];
  if (!feed || !isLang(lang)) return undefined;
  return async (db, now) => feed({ edition, lang, texts: texts[lang], items: await readNews(db, now) });
}

const readNews = async (db: Database, now: Date) => parseNews(await listNews(db, now, 0, newsFetchLimit), () => {});
