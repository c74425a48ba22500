import type { Lang } from '@tand/festival';
import { datesIn } from './dates.ts';
import { lineAfter, textsIn } from './located.ts';
import type { EditionSource, Place } from './source.ts';

export const languages: readonly Lang[] = ['sv', 'en'];

export interface Said {
  text: string;
  lang: Lang;
  /** Name of the copy file, undefined in lists and news. */
  page?: string;
  path: readonly (string | number)[];
  place: () => Place;
}

export const saidInCopy = ({ copy }: EditionSource): Said[] =>
  languages.flatMap(lang =>
    Object.entries(copy[lang]).flatMap(([page, found]) =>
      [...textsIn(found.data)].map(({ path, text }) => ({ text, lang, page, path, place: () => found.placeOf(path) })),
    ),
  );

export const saidInLists = ({ lists, listFile, find }: EditionSource): Said[] =>
  Object.entries(lists).flatMap(([name, list]) =>
    [...textsIn(list)].flatMap(({ path, text }) => {
      const lang = languages.find(one => one === path.at(-1));
      return lang ? [{ text, lang, path, place: () => find(listFile(name), text) }] : [];
    }),
  );

export const saidInProgramme = ({ schedule }: EditionSource): Said[] =>
  schedule.data.items.flatMap((item, index) =>
    languages.flatMap(lang =>
      ([`name_${lang}`, `short_desc_${lang}`] as const).map(field => ({
        text: item[field] ?? '',
        lang,
        path: ['items', index, field],
        place: () => schedule.placeOf(['items', index, field]),
      })),
    ),
  );

export const saidInNews = ({ news }: EditionSource): Said[] =>
  news.flatMap(({ head, text: whole }) => {
    const [, sv = '', en = ''] = /<!-- sv -->([\s\S]*)<!-- en -->([\s\S]*)/.exec(whole) ?? [];
    return Object.entries({ sv, en }).flatMap(([lang, body]) =>
      body
        .split('\n')
        .filter(Boolean)
        .map(text => ({
          text,
          lang: lang as Lang,
          path: [],
          place: () => ({ file: head.file, line: lineAfter(whole, `<!-- ${lang} -->`, text) }),
        })),
    );
  });

/** For example 'lördag kl. 10.00–18.00' or 'Saturday 10:00–18:00'. */
export interface SaidTime {
  text: string;
  /** Index of the festival day. */
  day: number;
  start: string;
  end?: string;
  /** For example 'natten mot lördag' or 'Friday night'; `day` is that of the evening. */
  isNight: boolean;
}

const weekdays: Record<Lang, string> = { sv: 'fredag|lördag|söndag|måndag', en: 'Friday|Saturday|Sunday|Monday' };
const patterns: Record<Lang, RegExp> = {
  sv: new RegExp(
    `(natten mot )?\\b(${weekdays.sv})(?:en)?((?: \\d{1,2} \\p{Ll}+)?)(?: från| mellan| senast)?,? (?:kl\\. )?(\\d\\d)\\.(\\d\\d)(?:(?:–| och )(?:kl\\. )?(\\d\\d)\\.(\\d\\d))?`,
    'giu',
  ),
  en: new RegExp(
    `()\\b(${weekdays.en})((?: night|s)?(?: \\d{1,2} [A-Z]\\p{Ll}+)?)(?:,)?(?: from| at| between| by)? (\\d\\d):(\\d\\d)(?:(?:–| and | to )(\\d\\d):(\\d\\d))?`,
    'gu',
  ),
};

/** Times of festival days in a text; those of other dates are left out. */
export function timesIn(text: string, lang: Lang, days: readonly { date: string }[]): SaidTime[] {
  return [...text.matchAll(patterns[lang])].flatMap(([found, toNight, weekday = '', date = '', hour, minute, endHour, endMinute]) => {
    const at = days.findIndex(
      one => new Date(one.date).getUTCDay() === (weekdays[lang].toLowerCase().split('|').indexOf(weekday.toLowerCase()) + 5) % 7,
    );
    const [named] = datesIn(`${weekday}${date.replace(' night', '')}`, lang);
    if (
      at === -1 ||
      (named && days[at]!.date.slice(5) !== `${String(named.month + 1).padStart(2, '0')}-${String(named.date).padStart(2, '0')}`)
    )
      return [];
    const isNight = Boolean(toNight) || date.startsWith(' night');
    return [
      {
        text: found,
        day: toNight ? at - 1 : at,
        start: `${hour}:${minute}`,
        ...(endHour && { end: `${endHour}:${endMinute}` }),
        isNight,
      },
    ];
  });
}
