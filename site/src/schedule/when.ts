import { edition } from '@edition/edition.ts';
import type { ItemView, Lang, WhenTexts, WhenWords } from '@tand/festival';
import { clockText } from '@tand/ui';
import { dayNames } from '../app/format.ts';

export const whenWords = (lang: Lang, texts: WhenTexts): WhenWords => ({ days: edition.dates.days, dayNames, lang, texts });

export const timeOf = ({ startMinutes: from, endMinutes: to }: Pick<ItemView, 'startMinutes' | 'endMinutes'>, lang: Lang): string =>
  [from, ...(to === undefined || to === from ? [] : [to])].map(minutes => clockText(minutes, lang)).join('–');
