import { dateTexts } from '@tand/festival';
import { dates, timeZone } from 'virtual:edition-words';

export const { longDate, longTime, shortDate, timeText, dayNames } = dateTexts(dates, timeZone);
