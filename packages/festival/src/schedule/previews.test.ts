import { expect, it } from 'vitest';
import { edition, editionFrom } from '../test/fixtures.ts';
import { placePreview } from './previews.ts';

const schedule = { locations: [{ id: 1, name_sv: 'Scen', name_en: 'Stage' }], items: [] };
const copy = { headline: 'Programme', when: { night: '', dayNight: '', otherNight: '' }, item: { cancelled: '' } };
const options = {
  lang: 'en' as const,
  copy: copy as never,
  timeOf: () => '',
  dayNames: (date: string) => ({ name: date, shortName: date }),
};

it.each([
  [['2025-06-14'], '2025-06-14'],
  [['2025-06-14', '2025-06-15'], '2025-06-14–2025-06-15'],
  [edition.dates.days.map(({ date }) => date), '2025-06-13–2025-06-16'],
])('names the first and the last day, or a single day once: %j', (dates, line) => {
  expect(placePreview(editionFrom(...dates), schedule, 'scen', options).lines).toEqual(['Programme', line]);
});
