import { dateTexts } from '@tand/festival';
import { dates, timeZone } from 'virtual:edition-words';

export const { longDate, shortDate, timeText, dayNames } = dateTexts(dates, timeZone);

/** Characters of a title that search engines show (META-8). */
export const titleLength = 60;
export const descriptionLength = 160;
