import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { clockText, LocaleProvider } from '../../foundations/LocaleProvider/index.ts';
import { scheduleEntries, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import { entryState, isRail, namedOffset, ScheduleItem, sizeOf } from './index.ts';

const [first] = scheduleEntries.sv;
if (!first) throw new Error('The fixture has no entries.');
const list = (element: React.ReactElement) => <ul>{element}</ul>;

// SCHED-35, SCHED-61
test('has a link named by one sentence, and hides time and place from assistive technology', () => {
  const { container } = render(
    <LocaleProvider lang="en">
      {list(
        <ScheduleItem
          entry={{ ...first, href: '/schedule/x', kind: 'stage', description: undefined }}
          place={schedulePlaces.sv[0]}
          day="Friday 13 June"
          labels={scheduleLabels.en}
          state="now"
        />,
      )}
    </LocaleProvider>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(
    'Dörrarna öppnar, 10:00 to 10:30, Friday 13 June, Stora scenen, stage, On now, Highlight',
  );
  for (const part of ['time', 'place']) expect(container.querySelector(`[data-part="${part}"]`)).toHaveAttribute('aria-hidden', 'true');
});

// SCHED-4, SCHED-35
test.each([
  ['shows one time for an item without duration', 817, 817, '13:37'],
  ['shows an item as round the clock if it ends a minute before its start on the next day', 360, 1799, 'round the clock'],
])('%s', (_, startMinutes, endMinutes, said) => {
  const { container } = render(
    <LocaleProvider lang="en">
      {list(<ScheduleItem entry={{ ...first, startMinutes, endMinutes }} place={undefined} day="" labels={scheduleLabels.en} />)}
    </LocaleProvider>,
  );
  expect(container.querySelector('[data-part="time"]')).toHaveTextContent(new RegExp(`^${said}$`));
  expect(screen.getByRole('link')).toHaveAccessibleName(new RegExp(`^Dörrarna öppnar, ${said}(?:,|$)`));
});

// SCHED-62
test('shows the title with soft hyphens, in its language, but names the link without hyphens', () => {
  const entry = { ...first, title: 'Tournament', softTitle: 'Tour\u00adna\u00adment', titleLang: 'en', href: '/schedule/x' };
  render(list(<ScheduleItem entry={entry} place={schedulePlaces.sv[0]} day="" labels={scheduleLabels.sv} />));
  expect(screen.getByText(entry.softTitle)).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link')).toHaveAccessibleName(new RegExp(`^${entry.title}, `));
});

// SCHED-10
test.each([
  ['start, if that was moved', { start: '09:00', end: '10:30' }, '09.00'],
  ['times, if only the end was moved', { start: '10:00', end: '10:15' }, '10.00–10.15'],
])('strikes through and names the old %s', (_, previous, text) => {
  const entry = { ...first, previous, href: '/schedule/x' };
  render(list(<ScheduleItem entry={entry} place={schedulePlaces.sv[0]} day="" labels={scheduleLabels.sv} />));
  expect(screen.getByText(text, { selector: 's' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAccessibleName(new RegExp(`Flyttad från ${text}`));
});

// SCHED-14
describe('a cancelled item', () => {
  const cancelled = { ...first, isCancelled: true, isHighlighted: true, previous: { start: '09:00' } };
  const show = (href?: string) =>
    render(
      list(
        <ScheduleItem
          entry={{ ...cancelled, href }}
          place={schedulePlaces.sv[0]}
          day="Fredag 13 juni"
          labels={scheduleLabels.sv}
          state={entryState(cancelled, Date.parse(first.start))}
        />,
      ),
    );

  test('is read and shown as cancelled, without its other states', () => {
    show('/schedule/x');
    const name = 'Dörrarna öppnar, 10.00 till 10.30, Fredag 13 juni, Stora scenen, Inställd';
    expect(screen.getByRole('link')).toHaveAccessibleName(name);
    expect(screen.getByText('Inställd')).toBeVisible();
    expect(screen.queryByText('09.00')).toBeNull();
    expect(screen.getByRole('listitem')).toHaveAttribute('data-cancelled');
    expect(screen.getByRole('listitem')).not.toHaveAttribute('data-highlighted');
  });

  test('has the same text for screen readers if it has no link', () => {
    show();
    expect(screen.getByText('Dörrarna öppnar, 10.00 till 10.30, Fredag 13 juni, Stora scenen, Inställd')).toBeInTheDocument();
  });

  test.each([
    ['is not current during its time', 0, undefined],
    ['is over after its time', 1_800_000, 'over'],
  ])('%s', (_, after, state) => expect(entryState(cancelled, Date.parse(first.start) + after)).toBe(state));
});

test('names the night of an item that begins after midnight', () => {
  const late = { ...first, startMinutes: 27 * 60, endMinutes: 28 * 60, href: '/schedule/x' };
  render(list(<ScheduleItem entry={late} place={schedulePlaces.sv[0]} day="Fredag 13 juni" labels={scheduleLabels.sv} />));
  expect(screen.getByText('natten efter Fredag 13 juni')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAccessibleName(/03.00 till 04.00, natten efter Fredag 13 juni/);
});

test.each([
  ['a', 'elsewhere', '/news/x', ['Detaljer om Dörrarna öppnar']],
  ['no', 'to that page', '/schedule/x', []],
])("adds %s link to the item's page if the title leads %s", (_number, _target, href, names) => {
  render(
    list(
      <ScheduleItem
        entry={{ ...first, href, pageHref: '/schedule/x' }}
        place={schedulePlaces.sv[0]}
        day="Fredag"
        labels={scheduleLabels.sv}
      />,
    ),
  );
  expect(screen.queryAllByRole('link', { name: /^Detaljer om/ }).map(link => link.getAttribute('aria-label'))).toEqual(names);
});

test('has no more than eight elements inside', () => {
  const { container } = render(
    list(
      <ScheduleItem
        entry={{ ...first, href: '/schedule/x' }}
        place={schedulePlaces.sv[0]}
        day=""
        labels={scheduleLabels.sv}
        onFavouriteClick={() => {}}
      />,
    ),
  );
  expect(container.querySelectorAll('li *').length).toBeLessThanOrEqual(8);
});

describe('scheduleTime', () => {
  test.each([
    [0, '00.00', '00:00'],
    [605, '10.05', '10:05'],
    [1440, '00.00', '00:00'],
    [1560, '02.00', '02:00'],
  ])('writes %d minutes as %s in Swedish, %s in English', (minutes, sv, en) =>
    expect([clockText(minutes, 'sv'), clockText(minutes, 'en')]).toEqual([sv, en]),
  );

  test.each([
    ['2025-06-13T10:00:00+02:00', 120],
    ['2025-01-13T10:00:00+01:00', 60],
    ['2025-01-13T10:00:00-05:30', -330],
    ['2025-06-13T08:00:00Z', 0],
    ['2025-06-13T10:00', undefined],
  ])('reads the offset of %s: %s', (instant, offset) => expect(namedOffset(instant)).toBe(offset));

  test.each([
    ['before its start', -1, undefined],
    ['at its start', 0, 'now'],
    ['before its end', 1_799_999, 'now'],
    ['at its end', 1_800_000, 'over'],
  ])('derives the state of an item %s', (_, after, state) => expect(entryState(first, Date.parse(first.start) + after)).toBe(state));

  test('returns no state while the time is unknown', () => expect(entryState(first, null)).toBeUndefined());
});

test.each([
  [0, 'match', false],
  [20, 'match', false],
  [21, 'small', false],
  [45, 'medium', false],
  [120, 'large', false],
  [300, 'large', true],
])('gives an item of %i minutes the size %s, and makes it a rail unless it is an esport: %s', (minutes, size, rail) => {
  const entry = { startMinutes: 600, endMinutes: 600 + minutes };
  expect([sizeOf(entry), isRail(entry), isRail({ ...entry, kind: 'esport' })]).toEqual([size, rail, false]);
});
