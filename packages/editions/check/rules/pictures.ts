import { lineAfter } from '../located.ts';
import type { Problem } from '../problem.ts';
import type { EditionSource } from '../source.ts';

/** Fields that can replace a picture's alternative text. */
const tells = ['alt', 'name', 'nick', 'title', 'headline', 'tagline', 'label'];

const isSaid = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null && Object.values(value).every(isSaid);

export function pictures({ lists, news, find, listFile }: EditionSource): Problem[] {
  const inLists = Object.entries(lists).flatMap(([name, list]) => {
    const entries = Array.isArray(list) ? (list as Record<string, unknown>[]) : [];
    return entries.flatMap(entry => {
      const image = [entry['image'], entry['img'], entry['photoUrl']].find(value => typeof value === 'string' && value !== '');
      if (typeof image !== 'string' || tells.some(field => isSaid(entry[field]))) return [];
      return [{ rule: 'pictures', ...find(listFile(name), image), message: `${image} has no alternative text` }];
    });
  });
  const inNews = news.flatMap(({ head, text: whole }) => {
    const { image, sv, en } = head.data;
    const captions = image && !(sv?.['imageCaption']?.trim() && en?.['imageCaption']?.trim());
    const bare = [...whole.matchAll(/!\[\s*\]\(([^)]*)\)/g)];
    return [
      ...(captions
        ? [{ rule: 'pictures', file: head.file, line: head.lineOf(['image']), message: `${image} has no imageCaption in both languages` }]
        : []),
      ...bare.map(([mark, address]) => ({
        rule: 'pictures',
        file: head.file,
        line: lineAfter(whole, mark),
        message: `${address} has no alternative text`,
      })),
    ];
  });
  return [...inLists, ...inNews];
}
