import type { Edition } from '../edition/edition.ts';
import type { Lang } from '../languages.ts';
import { fillText, insideSentence } from '../text/fill.ts';
import { cutText } from '../text/text.ts';
import type { DateTexts } from '../time/dateTexts.ts';
import type { ItemView } from './itemView.ts';

export interface WhenTexts {
  day: string;
  night: string;
  allDay: string;
  nightName: string;
}

export interface WhenWords {
  days: Edition['dates']['days'];
  dayNames: DateTexts['dayNames'];
  lang: Lang;
  texts: WhenTexts;
}

type Timed = Pick<ItemView, 'start' | 'day'> & Partial<Pick<ItemView, 'startMinutes' | 'endMinutes'>>;

const dateOf = (day: number, { days }: WhenWords) => days[day]?.date ?? '';
const namesOf = (date: string, evening: number, { days, dayNames, lang }: WhenWords) => ({
  day: insideSentence(dayNames(date, lang).name, lang),
  evening: days[evening]?.name[lang] ?? '',
});

/** Items after midnight belong to the evening before. */
const isAtNight = ({ start, day }: Timed, words: WhenWords) => !start.startsWith(dateOf(day, words));

/** 24 hours less a minute: an end equal to the start means no duration. */
const isAllDay = ({ startMinutes: from, endMinutes: to }: Timed) => from !== undefined && to !== undefined && to - from >= 1439;

const textFor = (item: Timed, atNight: string, words: WhenWords) => {
  if (isAllDay(item)) return words.texts.allDay;
  return isAtNight(item, words) ? atNight : words.texts.day;
};

/** 'natten mot lördag 14 juni', 'Friday night' (SCHED-60) */
export const nightName = (day: number, words: WhenWords): string =>
  fillText(words.texts.nightName, namesOf(dateOf(day + 1, words) || dateOf(day, words), day, words));

/** 'natten mot lördag 14 juni kl. 03.00', 'Friday 13 June, 18:00–19:00' (SCHED-60) */
export const whenInWords = (item: Timed, time: string, words: WhenWords): string =>
  fillText(textFor(item, words.texts.night, words), { ...namesOf(item.start.slice(0, 10), item.day, words), time });

/** At most `length` characters: name with date and time, with weekday and time, or alone, cut if too long. */
export function titleInWords(name: string, item: Timed, time: string, words: WhenWords, length: number): string {
  const { days, dayNames, lang, texts } = words;
  const night = isAtNight(item, words) && nightName(item.day, words);
  const weekday = days[item.day]?.name[lang] ?? '';
  const named = [night || dayNames(item.start.slice(0, 10), lang).shortName, ...(night ? [] : [weekday])];
  const titles = named.map(day => `${name}, ${fillText(textFor(item, texts.day, words), { day: insideSentence(day, lang), time })}`);
  return [...titles, name].find(title => title.length <= length) ?? cutText(name, length - 1);
}
