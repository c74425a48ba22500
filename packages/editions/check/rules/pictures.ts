import { contentLanguages } from '@tand/festival';
import { lineAfter } from '../located.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const alternatives = ['alt', 'name', 'nick', 'title', 'headline', 'tagline', 'label'];

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null && Object.values(value).every(isFilled);

export function pictures({ lists, news, find, listFile }: EditionSource): Finding[] {
  const inLists = Object.entries(lists).flatMap(([name, list]) =>
    (Array.isArray(list) ? (list as Record<string, unknown>[]) : []).flatMap(entry => {
      const image = [entry['image'], entry['photoUrl']].find(value => typeof value === 'string' && value !== '');
      if (typeof image !== 'string' || alternatives.some(field => isFilled(entry[field]))) return [];
      return report(find(listFile(name), image), `${image} has no alternative text`);
    }),
  );
  const inNews = news.flatMap(({ head: { file, data, lineOf }, text }) => {
    const hasCaptions = contentLanguages.every(lang => data[lang]?.['imageCaption']?.trim());
    return [
      ...report({ file, line: lineOf(['image']) }, data.image && !hasCaptions && `${data.image} has no imageCaption in both languages`),
      ...[...text.matchAll(/!\[\s*\]\(([^)]*)\)/g)].flatMap(([mark, address]) =>
        report({ file, line: lineAfter(text, mark) }, `${address} has no alternative text`),
      ),
    ];
  });
  return [...inLists, ...inNews];
}
