import { describe, expect, it } from 'vitest';
import { timesIn } from '../check/passages.ts';
import { datesInWords } from '../src/words.ts';
import { datesIn, moveDates, moveIsoDates, yearOf } from '../check/dates.ts';

describe('dates in running text', () => {
  it.each([
    ['Sista dag är söndag 8 juni.', 'sv', [{ weekday: 0, date: 8, month: 5 }]],
    ['On Sunday 8 June at 23:59', 'en', [{ weekday: 0, date: 8, month: 5 }]],
    ['13–16 juni på Elmia', 'sv', [{ date: 13, until: 16, month: 5 }]],
    [
      'fredagen 13 juni och 2 maj',
      'sv',
      [
        { weekday: 5, date: 13, month: 5 },
        { date: 2, month: 4 },
      ],
    ],
    ['5 april, 5 April', 'sv', [{ date: 5, month: 3 }]],
    ['5 april, 5 April', 'en', [{ date: 5, month: 3 }]],
    ['12 juninätter, 113 juni 2, May be', 'sv', []],
  ] as const)('finds the dates in "%s" (%s)', (text, lang, expected) => expect(datesIn(text, lang)).toMatchObject(expected));

  it.each([
    ['fredag 13 juni', 2025, 2025],
    ['fredag 13 december', 2025, 2024],
    ['måndag 13 juni', 2025, undefined],
    ['13 juni', 2025, 2025],
  ])('finds the year of "%s" for a festival in %d: %s', (text, festival, year) =>
    expect(yearOf(datesIn(text, 'sv')[0]!, festival)).toBe(year),
  );
});

it.each([
  ['2028-06-10', '2028-06-10', '10 juni'],
  ['2028-06-10', '2028-06-15', '10–15 juni'],
  ['2028-06-30', '2028-07-01', '30 juni – 1 juli'],
])('writes the days from %s to %s as "%s"', (first, last, words) => expect(datesInWords(first, last, 'sv')).toBe(words));

it('finds only the times on weekdays of the festival', () => {
  const days = [{ date: '2028-06-13' }, { date: '2028-06-14' }];
  expect(timesIn('Tisdag kl. 22.00, torsdag kl. 10.00', 'sv', days)).toMatchObject([{ day: 0, start: '22:00' }]);
  expect(timesIn('Tuesday night 01:00–03:00', 'en', days)).toMatchObject([{ day: 0, start: '01:00', end: '03:00', isNight: true }]);
});

describe('moving', () => {
  const weeks = 104 * 7;

  it.each([
    ['Öppnar Fredag 13 juni kl. 10.', 'sv', weeks, 'Öppnar Fredag 11 juni kl. 10.'],
    ['until Thursday 12 June, free', 'en', weeks, 'until Thursday 10 June, free'],
    ['Sale from Friday 13 December', 'en', weeks, 'Sale from Friday 11 December'],
    ['söndag 1 juni', 'sv', weeks, 'söndag 30 maj'],
    ['13–16 juni', 'sv', weeks, '11–14 juni'],
    ['före 30 juni och 31 december', 'sv', weeks, 'före 30 juni och 31 december'],
    ['fredagen 13 juni', 'sv', 1, 'lördagen 14 juni'],
    ['ingen dag alls', 'sv', weeks, 'ingen dag alls'],
  ] as const)('rewrites "%s" (%s) for a festival %d days later: "%s"', (text, lang, days, moved) =>
    expect(moveDates(text, lang, 2025, days)).toBe(moved),
  );

  it('changes ISO dates and preserves the text after them', () =>
    expect(moveIsoDates("'2025-06-13T10:00', 2024-12-13, 12025-06-13", weeks)).toBe("'2027-06-11T10:00', 2026-12-11, 12025-06-13"));
});
