import { edition } from '@edition/edition.ts';
import { dayNames, insideSentence } from '../app/format.ts';
import type { Lang } from '../language.ts';
import type { ItemView } from './view.ts';

/** Texts of `schedule.when` in the copy, with their marks unfilled. */
export interface WhenTexts {
  day: string;
  night: string;
  nightName: string;
}

type Timed = Pick<ItemView, 'start' | 'day'>;
const put = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark);
const dateOf = (day: number) => edition.dates.days[day]?.date ?? '';
const names = (date: string, evening: number, lang: Lang) => ({
  day: insideSentence(dayNames(date, lang).name, lang),
  evening: edition.dates.days[evening]?.name[lang] ?? '',
});

/** What begins after midnight belongs to the programme of the evening before. */
export const isAtNight = ({ start, day }: Timed): boolean => !start.startsWith(dateOf(day));

/** The night that follows a festival day, inside a sentence: 'natten mot lördag 14 juni', 'Friday night' (SCHED-60). */
export const nightName = (day: number, lang: Lang, texts: WhenTexts): string =>
  put(texts.nightName, names(dateOf(day + 1) || dateOf(day), day, lang));

/** Day and time of an item inside a sentence: 'natten mot lördag 14 juni kl. 03.00', 'Friday 13 June, 18:00–19:00' (SCHED-60). */
export const whenInWords = (item: Timed, time: string, lang: Lang, texts: WhenTexts): string =>
  put(isAtNight(item) ? texts.night : texts.day, { ...names(item.start.slice(0, 10), item.day, lang), time });

/** As short as it fits a title: 'fre 13 juni kl. 18.00', 'natten mot lördag 14 juni kl. 03.00'. */
export const whenInTitle = (item: Timed, time: string, lang: Lang, texts: WhenTexts): string =>
  put(texts.day, {
    day: isAtNight(item) ? nightName(item.day, lang, texts) : insideSentence(dayNames(item.start.slice(0, 10), lang).shortName, lang),
    time,
  });
