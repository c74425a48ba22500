import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What pictures need of an edition. */
export interface EditionPictures {
  news: NewsCover[];
  creators: string[];
  partners: { slug: string; name: string }[];
  pages: { name: string; title: string; lang: 'sv' | 'en' }[];
  /** Pictures that the lists show: path below img without extension, and what they are made of. */
  orders: { name: string; kind: 'cover' | 'avatar'; emblem?: string; seed?: string }[];
  /** Levels of the battle pass and the emblem of each. */
  levels: { level: number; icon: string }[];
}
export interface NewsCover {
  slug: string;
  topic: string;
  published: string;
  headline: Record<'sv' | 'en', string>;
}

/** The value of a key in a Markdown file's front matter. */
const field = (text: string, key: string): string => new RegExp(`^${key}:\\s*"?([^"\\n]*)"?`, 'm').exec(text)?.[1]?.trim() ?? '';

/** The headline in one language, from the front matter. */
const headlineOf = (text: string, lang: 'sv' | 'en'): string =>
  new RegExp(`^${lang}:\\n(?: +.*\\n)*? +headline:\\s*(?:"([^"\\n]*)"|(.*))`, 'm').exec(text)?.slice(1).find(Boolean)?.trim() ?? '';

function readNews(folder: string): NewsCover[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .map(name => {
      const text = readFileSync(join(folder, name), 'utf8');
      const headline = { sv: headlineOf(text, 'sv'), en: headlineOf(text, 'en') };
      return { slug: name.slice(0, -3), topic: field(text, 'topic'), published: field(text, 'publishedDate'), headline };
    })
    .toSorted((a, b) => a.published.localeCompare(b.published) || a.slug.localeCompare(b.slug));
}

/** The first list that a module of the edition exports, or nothing if there is no such module yet. */
async function readList(path: string): Promise<Record<string, unknown>[]> {
  if (!existsSync(path)) return [];
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  return Object.values(module).find(Array.isArray) ?? [];
}

/** The last part of a picture's address without its extension: /img/creators/x.svg is x. */
const pictureSlug = (address: unknown): string => /([^/]+)\.\w+$/.exec(typeof address === 'string' ? address : '')?.[1] ?? '';

/** A title without its {{variables}} and the marks that held them together. */
const withoutVariables = (title: string): string =>
  title
    .replace(/\{\{[^}]*\}\}/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s:,–-]+|[\s:,–-]+$/g, '');

function readPages(folder: string): EditionPictures['pages'] {
  return (['sv', 'en'] as const).flatMap(lang => {
    const copy = join(folder, lang);
    if (!existsSync(copy)) return [];
    return readdirSync(copy)
      .filter(name => name.endsWith('.json'))
      .flatMap(file => {
        const { meta }: { meta?: { title?: string } } = JSON.parse(readFileSync(join(copy, file), 'utf8'));
        const title = withoutVariables(meta?.title ?? '');
        return title ? [{ name: file.slice(0, -5), title, lang }] : [];
      });
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads from an edition's folder what its pictures are made of. */
export async function readEdition(folder: string): Promise<EditionPictures> {
  const creators = await readList(join(folder, 'lists/creators.ts'));
  const partners = await readList(join(folder, 'lists/partners.ts'));
  const levels = await readList(join(folder, 'lists/battlepass.ts'));
  const orders = await readList(join(folder, 'pictures.ts'));
  return {
    news: readNews(join(folder, 'news')),
    creators: [...new Set(creators.map(creator => pictureSlug(creator['image'])).filter(Boolean))],
    partners: partners
      .map(partner => ({
        slug: pictureSlug(partner['image']) || text(partner['slug']) || text(partner['id']),
        name: text(partner['name']),
      }))
      .filter(({ slug, name }, i, all) => slug && name && all.findIndex(other => other.slug === slug) === i),
    pages: readPages(join(folder, 'copy')),
    orders: orders.map(({ name, kind, emblem, seed }) => ({
      name: text(name),
      kind: kind === 'avatar' ? 'avatar' : 'cover',
      ...(typeof emblem === 'string' && { emblem }),
      ...(typeof seed === 'string' && { seed }),
    })),
    levels: levels.map(({ level, icon }) => ({ level: Number(level), icon: text(icon) })),
  };
}
