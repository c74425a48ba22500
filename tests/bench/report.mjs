const spread = (value, { least, most }) => `${Math.round(value)} (${Math.round(least)}–${Math.round(most)})`;
const kb = bytes => (bytes / 1000).toFixed(1);
const ratio = (a, b) => (b > 0 ? (a / b).toFixed(2) : '–');
const table = (head, rows) =>
  [head, head.map((_, index) => (index ? '--:' : '---')), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const touchTable = rows =>
  table(
    ['touch', 'after load', 'site', 'seen ms', 'done ms'],
    rows.map(({ name, state, site, pressed, done }) => [name, state, site, ...[pressed, done].map(time => spread(time.median, time))]),
  );

const plainTable = rows => table(Object.keys(rows[0]), rows.map(Object.values));

const sections = {
  pages: rows => [
    '## Pages',
    table(
      ['page', 'HTML kB', 'script kB', 'style kB', 'pictures kB', 'fonts kB', 'other kB', 'requests', 'nodes', 'CLS'],
      rows.map(({ name, counts: { bytes, requests, nodes, cls } }) => [
        name,
        ...['document', 'script', 'style', 'image', 'font', 'other'].map(kind => kb(bytes[kind])),
        requests,
        nodes,
        cls.toFixed(3),
      ]),
    ),
    table(
      ['page', 'main thread ms', 'without scripts', '÷', 'LCP ms', 'without scripts', '÷', 'TBT ms', 'performance', 'accessibility'],
      rows.map(({ name, full, limit }) => [
        name,
        spread(full.task, full),
        spread(limit.task, limit),
        ratio(full.task, limit.task),
        Math.round(full.lcp),
        Math.round(limit.lcp),
        ratio(full.lcp, limit.lcp),
        Math.round(full.tbt),
        full.scores.performance,
        full.scores.accessibility,
      ]),
    ),
    ...(rows[0].other
      ? [
          table(
            ['page', 'main thread ms', 'other commit', '÷', 'LCP ms', 'other commit', '÷'],
            rows.map(({ name, full, other }) => [
              name,
              ...['task', 'lcp'].flatMap(key => [Math.round(full[key]), Math.round(other[key]), ratio(full[key], other[key])]),
            ]),
          ),
        ]
      : []),
  ],
  touch: rows => ['## Touches', touchTable(rows)],
  programme: rows => ['## A programme of 800 items', touchTable(rows)],
  interactions: rows => [
    '## Interactions',
    table(
      ['interaction', 'slowest event ms', 'without scripts'],
      rows.map(({ name, inp, bare }) => [name, spread(inp.median, inp), bare ? spread(bare.median, bare) : '–']),
    ),
  ],
  server: rows => [
    '## Server',
    table(
      ['request', 'CPU µs', 'bare Hono', '÷', 'requests', 'failed'],
      rows.map(({ name, cost, limit, requests, failed }) => [
        name,
        Math.round(cost),
        Math.round(limit),
        ratio(cost, limit),
        requests,
        failed,
      ]),
    ),
  ],
  lookup: rows => ['## Ticket lookup', plainTable(rows)],
  live: rows => ['## One move, 1,000 open programmes', plainTable(rows)],
  surge: groups => ['## Release day', ...Object.entries(groups).flatMap(([title, rows]) => [`### ${title}`, plainTable(rows)])],
};

function pageBudgets({ name, counts, full, limit }) {
  const mainThread = {
    home: { what: 'home: main thread over without scripts, ms', most: 110, value: full.task - limit.task },
    schedule: { what: 'schedule: main thread ÷ without scripts', most: 1.8, value: full.task / limit.task },
  };
  return [
    mainThread[name] ?? { what: `${name}: main thread over without scripts, ms`, most: 75, value: full.task - limit.task },
    { what: `${name}: LCP ÷ without scripts`, most: 1.05, value: full.lcp / limit.lcp },
    { what: `${name}: layout shift`, most: 0, value: Number(counts.cls.toFixed(3)) },
  ];
}

/** Limits in ms for a programme of 192 items, by the time after the load; one of 800 items may take twice as long. */
const touchBudget = { '1 s': 600, '5 s': 200 };
const touchBudgets = (rows, factor) =>
  rows
    .filter(({ name, site }) => site === 'ours' && ['day', 'pick', 'filter'].includes(name))
    .map(({ name, state, done }) => ({
      what: `${name}, ${state} after load: done, ms`,
      most: touchBudget[state] * factor,
      value: done.median,
    }));

export const budgets = ({ pages = [], touch = [], programme = [], interactions = [] }) => [
  ...pages.flatMap(pageBudgets),
  ...touchBudgets(touch, 1),
  ...touchBudgets(programme, 2).map(one => ({ ...one, what: `800 items: ${one.what}` })),
  ...interactions.map(({ name, inp }) => ({ what: `${name}: slowest event, ms`, most: 200, value: inp.median })),
];

export function tables(results) {
  const rows = budgets(results).map(({ what, most, value }) => [what, most, Number(value.toFixed(2)), value > most ? 'missed' : 'met']);
  return [
    ...Object.entries(sections).flatMap(([part, write]) => (results[part] ? write(results[part]) : [])),
    ...(rows.length ? ['## Budgets', table(['what', 'at most', 'measured', ''], rows)] : []),
  ].join('\n\n');
}
