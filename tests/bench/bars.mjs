import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' };
const figure = value => {
  const size = Math.abs(value);
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(size < 0.1 ? 3 : size < 10 ? 2 : 1);
};

/** What is asked of a page: at most `most`, or at least `least`. */
function pageBars({ name, counts, full, limit }) {
  const isLive = name === 'home' || name === 'schedule';
  return [
    ...Object.entries(categories).map(([id, title]) => ({
      what: `${name}: Lighthouse ${title}`,
      least: id === 'performance' ? limit.scores[id] : 100,
      value: full.scores[id],
    })),
    { what: `${name}: LCP ÷ without scripts`, most: 1.1, value: full.lcp / limit.lcp },
    { what: `${name}: main thread ÷ without scripts`, most: isLive ? 1.3 : 1.2, value: full.task / limit.task },
    ...(name === 'home' ? [{ what: 'home: main thread of a second at rest, ms', most: 50, value: full.idle }] : []),
    { what: `${name}: TBT over without scripts, ms`, most: 10, value: full.tbt - limit.tbt },
    { what: `${name}: layout shift`, most: 0, value: Number(counts.cls.toFixed(3)) },
    { what: `${name}: script until use, kB brotli`, most: isLive ? 8 : 4, value: counts.untilUse / 1000 },
    { what: `${name}: requests until use, but for pictures below the fold`, most: 20, value: counts.aboveFold },
  ];
}

/** Our wall's mount by that of plain columns with the same items. */
function over(report, part) {
  const mount = name => report[part]?.find(row => row.library === name)?.mount;
  const [ours, plain] = [mount('ours-grid'), mount('limit-wall')];
  return ours && plain ? ours / plain : undefined;
}

function componentBars(report) {
  const of = (part, name) => report[part]?.find(row => row.library === 'ours')?.[name];
  return [
    ...['250x10', '800x80'].map((size, index) => ({
      what: `wall, ${size.replace('x', ' items in ')} places: mount ÷ raw DOM`,
      most: [1.2, 1.5][index],
      value: over(report, `schedule, ${size} items`),
    })),
    { what: 'schedule, 1,000 items: mount ÷ raw DOM', most: 1.05, value: of('schedule, 1000 items', 'mount ÷ limit') },
    { what: 'schedule, 5,000 items: mount ÷ raw DOM', most: 0.6, value: of('schedule, 5000 items', 'mount ÷ limit') },
    { what: 'schedule, 5,000 items: filter ÷ raw DOM', most: 0.4, value: of('schedule, 5000 items', 'filter ÷ limit') },
    { what: 'carousel: script, kB brotli', most: 3, value: of('carousel', 'script kB') },
    { what: 'carousel: script of a scroll, ms', most: 2, value: of('carousel', 'scroll script') },
    { what: 'countdown: React commits in 10 s', most: 0, value: of('countdown', 'commits') },
    { what: 'navigation bar: script of a scroll, µs', most: 60, value: of('headroom', 'µs script a scroll') },
    { what: 'navigation bar: React commits in 120 scrolls', most: 0, value: of('headroom', 'commits') },
  ].filter(bar => bar.value !== undefined);
}

/** What is asked of a first touch: the worst of all, by where the page stands. */
function touchBars(rows) {
  const asked = { cold: 1200, alive: 200 };
  const ours = rows.filter(({ site }) => site === 'ours');
  return Object.entries(asked).flatMap(([state, most]) => {
    const worst = key => Math.max(...ours.filter(row => row.state === state).map(row => row[key].median));
    return [
      { what: `first touch, ${state}: seen, ms`, most: 50, value: worst('pressed') },
      { what: `first touch, ${state}: done, ms`, most, value: worst('done') },
    ];
  });
}

/** What is asked of any later interaction. */
const interactionBars = rows => rows.map(({ name, inp }) => ({ what: `later: ${name}, INP, ms`, most: 80, value: inp.median }));

/** What is asked of a large programme, by its size. */
function programmeBars(rows) {
  const asked = { '250 in 10': 100, '800 in 80': 200 };
  return rows.map(({ name, site, done }) => ({
    what: `programme, ${site}: ${name}, ms`,
    most: name === 'wall' ? 300 : asked[site],
    value: done.median,
  }));
}

/** The six parts most pages take, from what the library keeps of its sizes: without and with styled-components. */
function importBars() {
  const rows = readFileSync(join(root, 'packages/ui/SIZES.md'), 'utf8').matchAll(/\| `Button \+ [^|]*\| [\d,]+ \| ([\d,]+) \|/g);
  const [without, within] = [...rows].map(([, bytes]) => Number(bytes.replaceAll(',', '')) / 1000);
  return [
    { what: 'the six parts in one import, kB brotli without React and styled-components', most: 8, value: without },
    { what: 'the six parts in one import, kB brotli without React', most: 20, value: within },
  ];
}

const outcome = ({ most, least, value }) => {
  const missed = most === undefined ? least - value : value - most;
  return missed > 0 ? `missed by ${figure(missed)}` : 'met';
};

/** Rows of what is asked, what was measured and by how much it is missed. */
export function bars({ pages = [], touch, interactions = [], programme = [], components }) {
  const all = [
    ...pages.flatMap(pageBars),
    ...(touch ? touchBars(touch) : []),
    ...interactionBars(interactions),
    ...programmeBars(programme),
    ...(components ? componentBars(components.report) : []),
    ...importBars(),
  ];
  return all.map(bar => [bar.what, bar.most === undefined ? `≥ ${bar.least}` : `≤ ${bar.most}`, figure(bar.value), outcome(bar)]);
}
