import { edition } from '@edition/edition.ts';
import { cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { localToInstant, pageMoments } from '@tand/festival';

export const moments = pageMoments(edition, [localToInstant(cabinsSoldOutFrom, edition.timeZone)]);
