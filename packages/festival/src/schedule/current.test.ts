import { describe, expect, it } from 'vitest';
import { edition } from '../test/fixtures.ts';
import { clockToInstant } from '../time/zone.ts';
import { eventsAt, onNowIn, onSoon } from './current.ts';
import type { Schedule } from './schema.ts';

const at = (minutes: number) => clockToInstant(edition.dates.days[1]!.date, minutes, edition.timeZone);
const item = (id: string, start_time: string, end_time: string, location: number, rest = {}) => ({
  id,
  slug: id,
  day: 1 as const,
  start_time,
  end_time,
  location,
  name_sv: `sv ${id}`,
  name_en: `en ${id}`,
  highlight: false,
  ...rest,
});
const schedule = {
  locations: [
    { id: 1, name_sv: 'Stora scenen', name_en: 'Main stage' },
    { id: 2, name_sv: 'Tokyo Town', name_en: 'Tokyo Town' },
  ],
  items: [
    item('long', '10:00', '18:00', 1),
    item('final', '14:00', '16:00', 1, { highlight: true }),
    item('tea', '14:30', '15:30', 2),
    item('gone', '14:30', '15:30', 2, { cancelled: true }),
    item('soon', '17:00', '18:00', 2),
    item('evening', '20:00', '22:00', 2),
  ],
} as unknown as Schedule;

// HOME-5
describe('the current items on the home page', () => {
  it('run or begin within three hours, and are not cancelled', () => {
    const list = onSoon(edition, schedule, 'en', at(15 * 60));
    expect(list.map(({ title }) => title)).toEqual(['en long', 'en final', 'en tea', 'en soon']);
    expect(list[1]).toMatchObject({ place: 'Main stage', isHighlighted: true });
  });

  it('are at most one for each place, highlights first', () => {
    const list = onSoon(edition, schedule, 'sv', at(15 * 60));
    const shown = (minutes: number, most = 4) => onNowIn(list, at(minutes), most).map(({ title }) => title);
    expect(shown(15 * 60)).toEqual(['sv final', 'sv tea']);
    expect(shown(15 * 60, 1)).toEqual(['sv final']);
    expect(shown(16 * 60 + 30)).toEqual(['sv long']);
    expect(shown(17 * 60)).toEqual(['sv long', 'sv soon']);
    expect(shown(18 * 60)).toEqual([]);
  });
});

const titlesAt = (minutes: number) => eventsAt(edition, schedule, 'sv', at(minutes))(2).map(({ title }) => title);

// DISTRICT-4
it('returns the running and next items of a place in order, and none once all are over', () => {
  expect(titlesAt(15 * 60)).toEqual(['sv tea', 'sv soon', 'sv evening']);
  expect(titlesAt(18 * 60)).toEqual(['sv evening']);
  expect(titlesAt(22 * 60)).toEqual([]);
});
