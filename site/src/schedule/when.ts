import { edition } from '@edition/edition.ts';
import { cutText, fillText, insideSentence, type ItemView } from '@tand/festival';
import { clockText, isAllDay } from '@tand/ui';
import { dayNames, titleLength } from '../app/format.ts';
import type { Lang } from '@tand/runtime/i18n';

/** Texts of `schedule.when` in the copy, placeholders unfilled. */
export interface WhenTexts {
  day: string;
  night: string;
  allDay: string;
  nightName: string;
}

type Timed = Pick<ItemView, 'start' | 'day'> & Partial<Pick<ItemView, 'from' | 'to'>>;
const dateOf = (day: number) => edition.dates.days[day]?.date ?? '';
const names = (date: string, evening: number, lang: Lang) => ({
  day: insideSentence(dayNames(date, lang).name, lang),
  evening: edition.dates.days[evening]?.name[lang] ?? '',
});

/** Round-the-clock items have no times. */
const textFor = (item: Timed, texts: WhenTexts, atNight: string) =>
  item.from !== undefined && isAllDay(item.from, item.to) ? texts.allDay : isAtNight(item) ? atNight : texts.day;

/** Items after midnight belong to the evening before. */
export const isAtNight = ({ start, day }: Pick<Timed, 'start' | 'day'>): boolean => !start.startsWith(dateOf(day));

/** The night after a festival day, inside a sentence: 'natten mot lördag 14 juni', 'Friday night' (SCHED-60). */
export const nightName = (day: number, lang: Lang, texts: WhenTexts): string =>
  fillText(texts.nightName, names(dateOf(day + 1) || dateOf(day), day, lang));

/** '18.00–19.00', '18:00–19:00'; only the start when the end is open or equal. */
export const timeOf = ({ from, to }: Pick<ItemView, 'from' | 'to'>, lang: Lang): string =>
  [from, ...(to === undefined || to === from ? [] : [to])].map(minutes => clockText(minutes, lang)).join('–');

/** Day and time inside a sentence: 'natten mot lördag 14 juni kl. 03.00', 'Friday 13 June, 18:00–19:00' (SCHED-60). */
export const whenInWords = (item: Timed, time: string, lang: Lang, texts: WhenTexts): string =>
  fillText(textFor(item, texts, texts.night), { ...names(item.start.slice(0, 10), item.day, lang), time });

/** Name and time within 60 characters (META-8): 'Öppning, fre 13 juni kl. 10.00', then 'Öppning, fredag kl. 10.00', then the name, cut. */
export function titleInWords(name: string, item: Timed, time: string, lang: Lang, texts: WhenTexts): string {
  const night = isAtNight(item) && nightName(item.day, lang, texts);
  const weekday = edition.dates.days[item.day]?.name[lang] ?? '';
  const days = [night || dayNames(item.start.slice(0, 10), lang).shortName, ...(night ? [] : [weekday])];
  const titles = days.map(day => `${name}, ${fillText(textFor(item, texts, texts.day), { day: insideSentence(day, lang), time })}`);
  return [...titles, name].find(title => title.length <= titleLength) ?? cutText(name, titleLength - 1);
}
