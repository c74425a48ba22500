import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../../foundations/LocaleProvider/index.ts';
import { scheduleEntries } from '../Schedule/Schedule.fixtures.ts';
import { palaceScreen, screenLabels } from './ScheduleScreen.fixtures.ts';
import { ScheduleScreen, type ScheduleScreenProps } from './index.ts';

const show = (clock: string, props: Partial<ScheduleScreenProps> = {}) =>
  render(
    <LocaleProvider lang="sv" timeZone="Europe/Stockholm">
      <ClockProvider now={() => Date.parse(`${clock}:20+02:00`)}>
        <ScheduleScreen {...palaceScreen} {...props} />
      </ClockProvider>
    </LocaleProvider>,
  );
const part = (name: string) => screen.getByRole('heading', { level: 2, name }).parentElement!;

test('shows the place, the time at the festival, current items with their end, and coming items', () => {
  show('2025-06-14T15:20');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mirage Palace');
  expect(screen.getByText('15.20')).toBeVisible();
  expect(part('Now')).toHaveTextContent('Quarter-finals, CSuntil 18.00');
  expect(part('Now')).toHaveTextContent('Ringside analysis');
  expect(within(part('Up next')).getAllByRole('listitem')).toHaveLength(1);
  expect(part('Up next')).toHaveTextContent('13.00Sun 15 JuneFinal, CS');
});

test('shows no date for coming items of today', () => {
  show('2025-06-14T13:00');
  expect(within(part('Up next')).getAllByRole('listitem')[0]).toHaveTextContent(/^14.00Quarter-finals, CS$/);
});

test('hyphenates only a word that is too long for a card', () => {
  const [first] = palaceScreen.entries;
  const softTitle = 'Ami\u00adgadagen: rytm\u00adspels\u00admäster\u00adskapet';
  show('2025-06-14T15:20', { entries: [{ ...first!, title: softTitle.replaceAll('\u00ad', ''), softTitle }] });
  expect(screen.getByText('Amigadagen: rytm\u00adspels\u00admäster\u00adskapet')).toHaveAttribute('data-long');
});

test('says that there is a break when nothing is on', () => {
  show('2025-06-14T20:00');
  expect(part('Now')).toHaveTextContent(screenLabels.free);
});

// SCHED-14
test('marks current and coming items that are cancelled', () => {
  const entries = palaceScreen.entries.map(entry => ({ ...entry, isCancelled: entry.title !== 'Ringside analysis' }));
  show('2025-06-14T14:10', { entries });
  expect(part('Now')).toHaveTextContent(/^NowOn a break right nowQuarter-finals, CS Cancelled$/);
  expect(part('Up next')).toHaveTextContent('15.00Ringside analysis');
  expect(part('Up next')).toHaveTextContent('13.00Sun 15 JuneFinal, CS Cancelled');
});

test('shows one sentence instead of the lists after the last item', () => {
  show('2025-06-17T12:00');
  expect(screen.getByText(screenLabels.done)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('has no controls', () => {
  show('2025-06-14T15:20', { entries: scheduleEntries.en });
  expect(screen.queryAllByRole('link').concat(screen.queryAllByRole('button'))).toEqual([]);
});

test('shows the first items on a server, where the time is unknown', () => {
  const html = renderToString(<ScheduleScreen {...palaceScreen} />);
  expect(html).toContain('Quarter-finals, CS');
  expect(html).toContain('--.--');
  const arabic = renderToString(
    <LocaleProvider lang="ar-EG">
      <ScheduleScreen {...palaceScreen} />
    </LocaleProvider>,
  );
  expect(arabic).toContain('--:--');
});
