import { edition } from '@edition/edition.ts';
import { cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { localToInstant, pageMoments } from '@tand/festival';

export const { momentOf, untilOf } = pageMoments(edition, [localToInstant(cabinsSoldOutFrom, edition.timeZone)]);
