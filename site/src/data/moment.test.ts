import { cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';
import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

const instant = (local: string) => localToInstant(local, edition.timeZone);
const { ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;
const borders = [ticketRelease, saleLastDays, cabinsSoldOutFrom, doorsOpen, doorsClose].map(instant);
const newYear = instant(`${edition.year}-01-01T00:00`);

test.each(borders)('a page of the phases is another from the border %i on, not before', border => {
  expect(momentOf({ moment: 'phase' }, border)).toBe(border);
  expect(momentOf({ moment: 'phase' }, border + 1)).toBe(border);
  expect(momentOf({ moment: 'phase' }, border - 1)).toBeLessThan(border);
});

test('a page on which the present does not matter is another with the new year, where the festival is', () => {
  expect(momentOf({}, newYear)).toBe(newYear);
  expect(momentOf({}, newYear - 1)).toBe(instant(`${edition.year - 1}-01-01T00:00`));
  expect(momentOf({}, instant(doorsOpen))).toBe(newYear);
});
