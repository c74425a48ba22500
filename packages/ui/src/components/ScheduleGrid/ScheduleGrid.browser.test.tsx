import '../../styles/global.css';
import '../../tokens/tokens.css';
import { cleanup, render } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { crowdedProgramme, entryOf, programmeOf, scheduleDays, scheduleLabels, schedulePlaces } from '../Schedule/Schedule.fixtures.ts';
import type { ScheduleEntry } from '../ScheduleItem/index.ts';
import { ScheduleGrid, type ScheduleView } from './index.ts';

const [, saturday] = scheduleDays;
if (!saturday) throw new Error('The fixture has no second day.');

const show = (entries: readonly ScheduleEntry[], width: number, view: ScheduleView = 'auto', places = schedulePlaces) => {
  const { container } = render(
    <div style={{ width }}>
      <ScheduleGrid day={saturday} entries={entries} places={places} labels={scheduleLabels.sv} view={view} onFavouriteClick={() => {}} />
    </div>,
  );
  return container.querySelector<HTMLElement>('[data-part="board"]')!;
};
const items = () => [...document.querySelectorAll<HTMLElement>('[data-part="item"]')];
const titleOf = (item: HTMLElement) => item.querySelector<HTMLElement>('[data-part="title"]')!;
const boxes = () => items().map(item => ({ name: titleOf(item).textContent, box: item.getBoundingClientRect() }));
const box = (name: string) => boxes().find(item => item.name.startsWith(name))!.box;

/** Pairs of items that lie over each other by more than a pixel. */
const collisions = () => {
  const all = boxes();
  return all.flatMap((a, index) =>
    all
      .slice(index + 1)
      .filter(
        b => a.box.left < b.box.right - 1 && b.box.left < a.box.right - 1 && a.box.top < b.box.bottom - 1 && b.box.top < a.box.bottom - 1,
      )
      .map(b => `${a.name} / ${b.name}`),
  );
};

const awkward = [
  entryOf(1, 2, '12:00', '12:05', 'Fem minuter'),
  entryOf(1, 2, '12:05', '12:10', 'Fem till'),
  entryOf(1, 2, '12:10', '12:10', 'Ingen tid alls'),
  entryOf(1, 5, '12:00', '14:00', 'Kvartsfinaler, CS'),
  entryOf(1, 5, '12:10', '13:00', 'Analys vid ringside med en mycket lång rubrik som inte får plats'),
  entryOf(1, 5, '12:20', '12:40', 'Signering'),
  entryOf(1, 6, '13:00', '', 'Öppet slut'),
  { ...entryOf(1, 8, '12:00', '11:59', 'Dygnet runt'), endMinutes: 720 + 1440 },
  entryOf(1, 1, '23:30', '02:00', 'Över midnatt'),
].toSorted((a, b) => a.startMinutes - b.startMinutes);

describe('the wall', () => {
  // SCHED-27
  test('no item lies over another: short, empty, endless, at once, round the clock, across midnight', () => {
    show(awkward, 1280, 'grid');
    expect(boxes()).toHaveLength(awkward.length);
    expect(collisions()).toEqual([]);
  });

  // SCHED-26
  test('a minute is everywhere as tall, whatever the words', () => {
    show(awkward, 1280, 'grid');
    const { top } = box('Fem minuter');
    expect(box('Öppet slut').top - top).toBeCloseTo(120, 0);
    expect(box('Över midnatt').top - top).toBeCloseTo(11.5 * 120, 0);
    expect(box('Kvartsfinaler').height).toBeCloseTo(238, 0);
  });

  // SCHED-27
  test('items at once in a place stand side by side', () => {
    show(awkward, 1280, 'grid');
    expect(box('Kvartsfinaler').right).toBeLessThanOrEqual(box('Analys').left + 1);
    expect(box('Analys').right).toBeLessThanOrEqual(box('Signering').left + 1);
  });

  test('a place and its label share a column', () => {
    const board = show(awkward, 1280, 'grid');
    const label = [...board.querySelectorAll('[data-part="head"]')].find(element => element.textContent.includes('Tokyo Town'));
    expect(Math.abs((label?.getBoundingClientRect().left ?? 0) - box('Fem minuter').left)).toBeLessThan(8);
  });

  test('labels, hours and the title of what runs on stay in sight, wherever it is scrolled', () => {
    const { entries, places } = crowdedProgramme(300, 60);
    const long = entryOf(1, 30, '08:00', '23:00', 'Dygnets långa final', { kind: 'esport' });
    const board = show([long, ...entries], 1280, 'grid', places);
    titleOf(items().find(item => item.textContent.includes('Dygnets'))!).scrollIntoView({ inline: 'center' });
    board.scrollTop = 800;
    const [label, hours, outer] = [...board.querySelectorAll('[data-part="heads"], [data-part="hours"]'), board].map(part =>
      part.getBoundingClientRect(),
    );
    expect(board.scrollLeft).toBeGreaterThan(0);
    expect(Math.abs(label!.top - outer!.top)).toBeLessThan(4);
    expect(Math.abs(hours!.left - outer!.left)).toBeLessThan(4);
    const title = titleOf(items().find(item => item.textContent.includes('Dygnets'))!).getBoundingClientRect();
    expect(title.top).toBeGreaterThanOrEqual(label!.bottom);
    expect(title.bottom).toBeLessThan(label!.bottom + 120);
  });
});

describe('at its fullest', () => {
  test.each([
    [10, 1280],
    [60, 1280],
    [60, 390],
  ])('%i places at %i px: nothing overlaps, no cell is too narrow, the wall scrolls in its own box', (placeCount, width) => {
    const { entries, places } = crowdedProgramme(placeCount * 5, placeCount);
    const board = show(entries, width, 'grid', places);
    expect(boxes()).toHaveLength(entries.length);
    expect(collisions()).toEqual([]);
    expect(Math.min(...boxes().map(item => item.box.width))).toBeGreaterThanOrEqual(60);
    expect(board.scrollWidth).toBeGreaterThan(board.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(Math.max(window.innerWidth, width));
  });

  test('5,000 items are all in the page, with no more than nine elements each', () => {
    const { entries, places } = programmeOf(5000, 60);
    const { container } = render(
      <ScheduleGrid day={saturday} entries={entries} places={places} labels={scheduleLabels.sv} view="list" onFavouriteClick={() => {}} />,
    );
    return vi.waitFor(
      () => {
        expect(container.querySelectorAll('[data-part="item"]')).toHaveLength(5000);
        expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(5000 * 9);
        // Of which the browser draws the hours in and near sight.
        const drawn = [...container.querySelectorAll('[data-part="item"]')].filter(item =>
          item.checkVisibility({ contentVisibilityAuto: true }),
        );
        expect(drawn.length).toBeGreaterThan(0);
        expect(drawn.length).toBeLessThanOrEqual(200);
      },
      { timeout: 20_000 },
    );
  });
});

const isGrid = (board: HTMLElement) => getComputedStyle(board).display === 'grid';

describe('the view', () => {
  // SCHED-30
  test('follows the container', () => {
    expect(isGrid(show(awkward, 1280))).toBe(true);
    cleanup();
    expect(isGrid(show(awkward, 700))).toBe(false);
  });
  test('a told one wins', () => {
    expect(isGrid(show(awkward, 1280, 'list'))).toBe(false);
    cleanup();
    expect(isGrid(show(awkward, 700, 'grid'))).toBe(true);
  });
});

test('the list fits 320 px without scrolling sideways', () => {
  const board = show(awkward, 288, 'list');
  expect(board.scrollWidth).toBeLessThanOrEqual(288);
  expect(collisions()).toEqual([]);
});
