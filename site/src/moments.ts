import { edition } from '@edition/edition.ts';
import { cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { localToInstant, pageMoments, periodBoundaries } from '@tand/festival';

export const moments = pageMoments(edition, [...periodBoundaries(edition), localToInstant(cabinsSoldOutFrom, edition.timeZone)]);
