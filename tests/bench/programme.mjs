import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { measureTouches, tablet } from './touch.mjs';

register();
const { startEditable } = await import('../support/content.ts');
const { bigProgramme } = await import('../support/big-programme.ts');

const wall = '/sv/schedule?view=grid';
const list = '/sv/schedule?view=list';

/** What one does with a programme, and by what it is seen to be done; both run in the page. */
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
    target: '[data-component=ScheduleFilters] [data-part=row] button',
    isDone: () => document.querySelector('[data-part=day] [data-part=item][hidden]') !== null,
  },
  {
    name: 'pick',
    // What is over, as all is outside the festival, cannot be picked on the wall.
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

/** Programmes of three days, by how many items each day has in how many places. */
const sizes = {
  '250 in 10': { items: 750, places: 10, days: 3, every: 45 },
  '800 in 80': { items: 2400, places: 80, days: 3, every: 60 },
};

/** How long a use of a large programme takes once the page is alive, CPU four times slower; as `measureTouches` tells it. */
export async function measureProgramme(browser, { runs, timezoneId, onRound }) {
  const bases = {};
  const sites = [];
  try {
    for (const [name, size] of Object.entries(sizes)) {
      const site = await startEditable();
      sites.push(site);
      await writeFile(join(site.folder, 'programme.xml'), bigProgramme(size));
      await site.content('schedule', 'import', 'programme.xml', '--yes');
      bases[name] = site.server.url;
    }
    return await measureTouches(browser, bases, { runs, timezoneId, onRound, of: uses, in: ['alive'] });
  } finally {
    for (const site of sites) await site.stop();
  }
}
