import { contentLanguages, type ContentLang } from '@tand/festival';
import { datesIn, weekdays } from './dates.ts';
import { lineAfter, textsIn, type Path } from './located.ts';
import type { Place } from './problem.ts';
import type { EditionSource } from './source.ts';

export interface Passage {
  text: string;
  lang: ContentLang;
  /** Name of the copy file; undefined for other texts. */
  page?: string;
  path: Path;
  place: () => Place;
}

export const copyPassages = ({ copy }: EditionSource): Passage[] =>
  contentLanguages.flatMap(lang =>
    Object.entries(copy[lang]).flatMap(([page, { data, placeOf }]) =>
      [...textsIn(data)].map(({ path, text }) => ({ text, lang, page, path, place: () => placeOf(path) })),
    ),
  );

export const listPassages = ({ lists, listFile, find }: EditionSource): Passage[] =>
  Object.entries(lists).flatMap(([name, list]) =>
    [...textsIn(list)].flatMap(({ path, text }) => {
      const lang = contentLanguages.find(one => one === path.at(-1));
      return lang ? [{ text, lang, path, place: () => find(listFile(name), text) }] : [];
    }),
  );

const programmePassages = ({ schedule }: EditionSource): Passage[] =>
  schedule.data.items.flatMap((item, index) =>
    contentLanguages.flatMap(lang =>
      ([`name_${lang}`, `short_desc_${lang}`] as const).map(field => {
        const path = ['items', index, field];
        return { text: item[field] ?? '', lang, path, place: () => schedule.placeOf(path) };
      }),
    ),
  );

export const bodyOf = (text: string, lang: ContentLang): string =>
  new RegExp(`<!-- ${lang} -->([\\s\\S]*?)(?:<!-- |$)`).exec(text)?.[1] ?? '';

export const newsPassages = ({ news }: EditionSource): Passage[] =>
  news.flatMap(({ head: { file }, text: article }) =>
    contentLanguages.flatMap(lang =>
      bodyOf(article, lang)
        .split('\n')
        .filter(Boolean)
        .map(text => ({ text, lang, path: [], place: () => ({ file, line: lineAfter(article, `<!-- ${lang} -->`, text) }) })),
    ),
  );

export const allPassages = (source: EditionSource): Passage[] =>
  [copyPassages, listPassages, programmePassages, newsPassages].flatMap(passagesOf => passagesOf(source));

export interface NamedTime {
  text: string;
  /** Index of the festival day; for a night, that of its evening. */
  day: number;
  start: string;
  end?: string;
  isNight: boolean;
}

const patterns: Record<ContentLang, RegExp> = {
  sv: new RegExp(
    `(natten mot )?\\b(${weekdays.sv.join('|')})(?:en)?((?: \\d{1,2} \\p{Ll}+)?)(?: från| mellan| senast)?,? (?:kl\\. )?(\\d\\d)\\.(\\d\\d)(?:(?:–| och )(?:kl\\. )?(\\d\\d)\\.(\\d\\d))?`,
    'giu',
  ),
  en: new RegExp(
    `()\\b(${weekdays.en.join('|')})((?: night|s)?(?: \\d{1,2} [A-Z]\\p{Ll}+)?)(?:,)?(?: from| at| between| by)? (\\d\\d):(\\d\\d)(?:(?:–| and | to )(\\d\\d):(\\d\\d))?`,
    'gu',
  ),
};

export function timesIn(text: string, lang: ContentLang, days: readonly { date: string }[]): NamedTime[] {
  return [...text.matchAll(patterns[lang])].flatMap(([found, toNight, weekday = '', date = '', hour, minute, endHour, endMinute]) => {
    const weekdayIndex = weekdays[lang].findIndex(name => name.toLowerCase() === weekday.toLowerCase());
    const at = days.findIndex(one => new Date(one.date).getUTCDay() === weekdayIndex);
    const [named] = datesIn(`${weekday}${date.replace(' night', '')}`, lang);
    const isOther = named && days[at]?.date.slice(5) !== new Date(Date.UTC(2024, named.month, named.date)).toISOString().slice(5, 10);
    if (at === -1 || isOther) return [];
    const end = endHour && `${endHour}:${endMinute}`;
    const isNight = Boolean(toNight) || date.startsWith(' night');
    return [{ text: found, day: toNight ? at - 1 : at, start: `${hour}:${minute}`, ...(end && { end }), isNight }];
  });
}
