import { bars } from './bars.mjs';

const spread = (value, { least, most }) => `${Math.round(value)} (${Math.round(least)}–${Math.round(most)})`;
const kb = bytes => (bytes / 1000).toFixed(1);
const ratio = (a, b) => (b > 0 ? (a / b).toFixed(2) : '–');
const table = (head, rows) =>
  [head, head.map((_, index) => (index ? '--:' : '---')), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const sections = {
  pages: rows => [
    '## Pages',
    table(
      [
        'page',
        'HTML kB',
        'script until use kB',
        'script of the first use kB',
        'fetched ahead and other kB',
        'style kB',
        'pictures kB',
        'fonts kB',
        'requests',
        'nodes',
      ],
      rows.map(({ name, counts: { bytes, untilUse, firstScript, requests, nodes } }) => [
        name,
        kb(bytes.document),
        kb(untilUse),
        kb(firstScript),
        ...['other', 'style', 'image', 'font'].map(kind => kb(bytes[kind])),
        requests,
        nodes,
      ]),
    ),
    'Over the wire, until the page is at rest and nobody has used it; what hydrates it at its first use is fetched ahead by then, and not run.',
    table(
      ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP ms', 'LCP ms', 'LCP ÷ limit', 'TBT ms', 'TBT − limit', 'CLS'],
      rows.map(({ name, full, limit }) => [
        name,
        ...['performance', 'accessibility', 'best-practices', 'seo'].map(id => full.scores[id]),
        Math.round(full.fcp),
        Math.round(full.lcp),
        ratio(full.lcp, limit.lcp),
        Math.round(full.tbt),
        Math.round(full.tbt - limit.tbt),
        full.cls.toFixed(3),
      ]),
    ),
    'Lighthouse 12.8.2, mobile: simulated slow 4G and a CPU four times slower. The limit is the same page, same bytes else, with its scripts removed.',
    table(
      ['page', 'main thread ms', 'limit ms', '÷ limit', 'in Los Angeles ms', '÷ limit', 'of each second after, ms', 'in Los Angeles ms'],
      rows.map(({ name, full, limit }) => [
        name,
        spread(full.task, full),
        spread(limit.task, limit),
        ratio(full.task, limit.task),
        spread(full.elsewhere.task, full.elsewhere),
        ratio(full.elsewhere.task, limit.elsewhere.task),
        Math.round(full.idle),
        Math.round(full.elsewhere.idle),
      ]),
    ),
    'All main-thread work until rest but for what measuring costs, with the least and the most, CPU four times slower, no network throttle, the clock in the festival’s zone or as told. Nobody uses the page; links, menu, forms and scrolling work, and a first press is kept.',
  ],
  against: ({ ref, pages }) => [
    `## Against ${ref}`,
    table(
      ['page', 'main thread ms', 'before', '÷ before', 'LCP ms', 'before', 'TBT ms', 'before', 'performance', 'before'],
      pages.map(({ name, full, other }) => [
        name,
        spread(full.task, full),
        spread(other.task, other),
        ratio(full.task, other.task),
        ...['lcp', 'tbt'].flatMap(key => [Math.round(full[key]), Math.round(other[key])]),
        full.scores.performance,
        other.scores.performance,
      ]),
    ),
    'Loaded in turn in one run.',
  ],
  touch: rows => [
    '## First touch',
    table(
      ['touch', 'page', 'clock', 'site', 'seen ms', 'done ms'],
      rows.map(({ name, state, zone, site, pressed, done }) => [
        name,
        state,
        zone.split('/')[1].replace('_', ' '),
        site,
        ...[pressed, done].map(time => spread(time.median, time)),
      ]),
    ),
    'From the finger to the frame that shows it pressed, and to the one that shows it done, with the least and the most; CPU four times slower, slow 4G (1.6 Mbit/s, 150 ms). Cold: the page has just loaded; alive: it is hydrated; limit: the same page with its scripts removed, where the browser does it by itself.',
  ],
  programme: rows => [
    '## A large programme',
    table(
      ['use', 'items a day in places', 'seen ms', 'done ms'],
      rows.map(({ name, site, pressed, done }) => [name, site, ...[pressed, done].map(time => spread(time.median, time))]),
    ),
    'Another day, a kind, a pick, and from the list to the wall, in a made-up programme of three days; CPU four times slower, React has taken over.',
  ],
  interactions: rows => [
    '## Interactions',
    table(
      ['interaction', 'slowest event ms', 'without scripts ms'],
      rows.map(({ name, inp, bare }) => [name, spread(inp.median, inp), bare ? spread(bare.median, bare) : '–']),
    ),
    'What INP would count, with the least and the most, CPU four times slower; beside it what the browser does by itself, on the same page with its scripts removed.',
  ],
  frames: rows => [
    '## Frames of the city',
    table(
      ['panned', 'frames', 'median ms', 'p95 ms', 'over 16.7 ms', 'over 33.4 ms'],
      rows.map(({ name, frames, median, p95, late, lost }) => [
        name,
        frames,
        median.toFixed(1),
        p95.toFixed(1),
        ...[late, lost].map(share => `${(100 * share).toFixed(1)} %`),
      ]),
    ),
    'A hand that is held down and goes round three times, CPU four times slower, drawn in software. A frame over 16.7 ms is one that the screen showed late.',
  ],
  server: rows => [
    '## Server',
    table(
      ['request', 'CPU µs', 'bare Hono µs', '÷ bare', 'requests', 'failed'],
      rows.map(({ name, cost, limit, requests, failed }) => [
        name,
        Math.round(cost),
        Math.round(limit),
        ratio(cost, limit),
        requests,
        failed,
      ]),
    ),
    '1,000 clients at once over loopback. CPU time of the server’s process for each request, beside a Hono handler that answers the same bytes, in turns in the same run. Unknown addresses are all different.',
  ],
  growth: rows => [
    '## Growth',
    table(
      ['programme items', 'news items', 'pages', 'content read and snapshot made, ms', 'export, s', 'export, s of CPU'],
      rows.map(({ items, news, pages, read, seconds, cpu }) => [items, news, pages, Math.round(read), seconds.toFixed(1), cpu.toFixed(1)]),
    ),
    'The last step of `npm run build`, which is the only one that grows with the content: every page rendered, compressed and written, by one process for each processor where there are more than 1,000.',
  ],
  lookup: ({ markdown }) => ['## Ticket lookup', markdown],
  library: ({ markdown }) => ['## The library beside its peers', markdown],
  components: ({ markdown }) => ['## Components beside their peers', markdown],
};

const written = results => Object.entries(sections).flatMap(([part, write]) => (results[part] ? [write(results[part]).join('\n\n')] : []));

/** Every part that was measured, as Markdown. */
export const tables = results => written(results).join('\n\n');

const headOf = text => text.split('\n', 1)[0];

/** Rows of the bars that stood before, of which nothing was measured this time; a row is told by what stands before its colon. */
function barsKept(text, rows) {
  const measured = new Set(rows.map(([what]) => what.split(':', 1)[0]));
  const said = /^## Bars\n[\s\S]*?(?=^## )/m.exec(text)?.[0].matchAll(/^\| (.*) \|$/gm) ?? [];
  return [...said]
    .map(([, cells]) => cells.split(' | '))
    .filter(([what]) => !/^(?:what|---)$/.test(what) && !measured.has(what.split(':', 1)[0]));
}

/** docs/PERFORMANCE.md; of `before`, what it said, the remarks stay and all that was not measured anew. */
export const page = ({ runs, node, cpu }, results, before = '') => {
  const rows = bars(results);
  const fresh = written(results);
  const isFresh = new Set([...fresh.map(headOf), '## Bars']);
  const kept = before
    .split(/^(?=## )/m)
    .slice(1)
    .filter(text => !isFresh.has(headOf(text)))
    .map(text => text.trim());
  const remarks = kept.filter(text => headOf(text) === '## Remarks');
  const others = kept.filter(text => headOf(text) !== '## Remarks');
  return `# Performance

Made by \`npm run bench -- --write --runs ${runs}\` with Node ${node} on ${cpu}. Medians of ${runs} loads. Times compare within one run only; what is stable (bytes, requests, nodes, shifts) is held by budgets in \`npm test\`.

## Bars

${table(['what', 'asked', 'measured', ''], [...rows, ...barsKept(before, rows)])}

${[...remarks, ...fresh, ...others].join('\n\n')}
`;
};
