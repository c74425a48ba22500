import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureTouches, tablet } from './touch.mjs';
import { startEditable } from '../support/content.ts';
import { bigProgramme } from '../support/big-programme.ts';

const wall = '/sv/schedule?view=grid';
const list = '/sv/schedule?view=list';

/** `isDone` runs in the page. */
const uses = [
  {
    name: 'day',
    path: wall,
    device: tablet,
    target: '[data-component=DayPicker] li a:not([aria-current])',
    isDone: () => document.querySelector('[data-part=day] [data-day="0"]') === null,
  },
  {
    name: 'filter',
    path: wall,
    device: tablet,
    target: '[data-component=ProgrammeFilters] [data-part=row] button',
    isDone: () => document.querySelector('[data-part=day] [data-part=item][hidden]') !== null,
  },
  {
    name: 'pick',
    // After the festival all items are over, and past items cannot be picked in the grid.
    path: list,
    device: tablet,
    target: '[data-part=day] [data-part=favourite]',
    isDone: element => element.getAttribute('aria-pressed') === 'true',
  },
  {
    name: 'wall',
    path: list,
    device: tablet,
    target: '[data-part=views] [data-view=grid]',
    isDone: () => document.querySelector('[data-part=day] [data-part=heads]') !== null,
  },
];

/** Results as in `measureTouches`, for a programme of 800 items. */
export async function measureProgramme(browser, options) {
  const site = await startEditable();
  try {
    await writeFile(join(site.folder, 'programme.xml'), bigProgramme());
    await site.content('schedule', 'import', 'programme.xml', '--yes');
    return await measureTouches(browser, { ours: site.server.url }, { ...options, of: uses });
  } finally {
    await site.stop();
  }
}
