import { catalogue } from '../../packages/art/src/catalogue/catalogue.ts';
import type { EditionPictures } from '../../packages/art/src/catalogue/edition.ts';

/** Emblem of each picture that shows one. Articles' covers are omitted: two articles may have the same subject. */
function emblemsOf(edition: EditionPictures): ReadonlyMap<string, string> {
  return new Map(
    catalogue(edition).flatMap(({ name, draw, args }): [string, string][] => {
      if (draw === 'bareEmblem') return [[name, String(args[0])]];
      const [look] = args as [{ emblem?: string } | undefined];
      return look?.emblem && !name.startsWith('news/') ? [[name, look.emblem]] : [];
    }),
  );
}

/** Parts that may repeat an emblem: column heads of a timetable, the current page's link in a row of links, and closed dialogs. */
const signs = /<dialog\b[\s\S]*?<\/dialog>|<span\b[^>]* data-part="head"[\s\S]*?<\/span>|<a\b[^>]*aria-current="page"[\s\S]*?<\/a>/g;

/** Returns emblems that a page's HTML shows more than once outside `signs`. */
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
