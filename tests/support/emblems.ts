import { catalogue } from '../../packages/art/src/catalogue/catalogue.ts';
import type { EditionPictures } from '../../packages/art/src/catalogue/edition.ts';

/** The emblem of each picture that shows one: card, key art, level, or the emblem by itself. An article's cover is of what it tells, as articles come: two may tell of the same. */
function emblemsOf(edition: EditionPictures): ReadonlyMap<string, string> {
  return new Map(
    catalogue(edition).flatMap(({ name, draw, args }): [string, string][] => {
      if (draw === 'bareEmblem') return [[name, String(args[0])]];
      const [look] = args as [{ emblem?: string } | undefined];
      return look?.emblem && !name.startsWith('news/') ? [[name, look.emblem]] : [];
    }),
  );
}

/** Signs over the columns of a timetable, which stand over those of each day; and in a row of ways the one that leads to the page itself. */
const signs = /<span data-part="head"[\s\S]*?<\/span>|<a\b[^>]*aria-current="page"[\s\S]*?<\/a>/g;

/** Finds the emblems that a page's HTML shows more than once, as one picture or as several; signs aside. */
export function repeatedEmblems(edition: EditionPictures): (html: string) => string[] {
  const emblems = emblemsOf(edition);
  return html => {
    const shown = new Map<string, string[]>();
    for (const [, name = ''] of html.replaceAll(signs, '').matchAll(/<img\b[^>]*? src="\/img\/([^".?]+)\.\w+/g)) {
      const emblem = emblems.get(name);
      if (emblem) shown.set(emblem, [...(shown.get(emblem) ?? []), name]);
    }
    return [...shown].filter(([, names]) => names.length > 1).map(([emblem, names]) => `${emblem} in ${names.join(', ')}`);
  };
}
