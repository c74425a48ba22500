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

const sizes = [
  ['a television', 1920, 1080],
  ['a television in portrait', 1080, 1920],
  ['a small screen', 1024, 600],
] as const;
const scene = { src: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='752' height='649'/>`, width: 752, height: 649 };

test.each(sizes)('cuts off neither current nor coming items with long titles on %s', async (_, width, height) => {
  await page.viewport(width, height);
  render(
    <LocaleProvider lang="sv" timeZone="Europe/Stockholm">
      <ClockProvider now={() => Date.parse('2025-06-14T15:20:00+02:00')}>
        <ScheduleScreen {...palaceScreen} entries={entries} scene={scene} code={{ src: scene.src, alt: 'Code', text: 'All of it' }} />
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
  // The lists, the scene and the code do not overlap.
  const boxes = ['section', 'img[alt=""]', 'figure'].flatMap(part => [...document.querySelectorAll(part)]);
  const areas = boxes.map(box => box.getBoundingClientRect());
  for (const [index, a] of areas.entries())
    for (const b of areas.slice(index + 1))
      expect(a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1).toBe(true);
});
