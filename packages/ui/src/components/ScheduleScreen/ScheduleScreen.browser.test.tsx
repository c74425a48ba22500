import '../../styles/global.css';
import { render, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../../foundations/LocaleProvider/index.ts';
import { palaceScreen, screenLabels } from './ScheduleScreen.fixtures.ts';
import { ScheduleScreen } from './index.ts';

const [first] = palaceScreen.entries;
const title = 'Konsert: Lingonkvartetten spelar spelmusik';
const clock = (minutes: number) => `2025-06-14T${String(minutes / 60).padStart(2, '0')}:00:00+02:00`;
const entry = (id: string, startMinutes: number) => {
  const endMinutes = startMinutes + 60;
  return { ...first!, id, title, day: 1, startMinutes, endMinutes, start: clock(startMinutes), end: clock(endMinutes) };
};
const entries = [900, 900, 960, 1020, 1080].map((minutes, index) => entry(`item-${index}`, minutes));

test.each([
  ['a television', 1920, 1080],
  ['a television on end', 1080, 1920],
  ['a small screen', 1024, 600],
])('clips on %s neither current nor next items with long titles', async (_, width, height) => {
  await page.viewport(width, height);
  render(
    <LocaleProvider lang="sv" timeZone="Europe/Stockholm">
      <ClockProvider now={() => Date.parse('2025-06-14T15:20:00+02:00')}>
        <ScheduleScreen {...palaceScreen} entries={entries} />
      </ClockProvider>
    </LocaleProvider>,
  );
  const [on, next] = [screenLabels.now, screenLabels.next].map(name => screen.getByRole('heading', { level: 2, name }).parentElement!);
  expect(on!.scrollHeight).toBeLessThanOrEqual(on!.clientHeight);
  const list = next!.querySelector('ol')!.getBoundingClientRect();
  const rows = [...next!.querySelectorAll('li')].map(row => row.getBoundingClientRect());
  const shown = rows.filter(({ left }) => left < list.right - 1);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ bottom }) => bottom <= list.bottom + 1)).toBe(true);
});
