import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { root, run } from '../../scripts/run.mjs';

const editions = join(root, 'packages/editions');
const name = 'bench';

/** An edition like `from`, with as many news items and programme items as asked for. */
function makeEdition(from, { news, items }) {
  const folder = join(editions, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(editions, from), folder, { recursive: true });
  const files = readdirSync(join(folder, 'news')).filter(file => file.endsWith('.md'));
  const topics = readFileSync(join(folder, 'news/topics.yaml'), 'utf8');
  const articles = files.map(file => readFileSync(join(folder, 'news', file), 'utf8'));
  rmSync(join(folder, 'news'), { recursive: true });
  mkdirSync(join(folder, 'news'));
  writeFileSync(join(folder, 'news/topics.yaml'), topics);
  for (let index = 0; index < news; index++) {
    const round = Math.floor(index / articles.length);
    const text = articles[index % articles.length];
    const copy = round === 0 ? text : text.replace(/^id: .*$/m, `id: ${1000 + index}`).replace(/^slug: (.*)$/m, `slug: $1-${round}`);
    writeFileSync(join(folder, 'news', `${index}.md`), copy);
  }
  const schedule = parse(readFileSync(join(folder, 'schedule.yaml'), 'utf8'));
  const all = Array.from({ length: items }, (_, index) => {
    const item = schedule.items[index % schedule.items.length];
    const round = Math.floor(index / schedule.items.length);
    return round === 0
      ? item
      : { ...item, id: `${item.id}-${round}`, name_sv: `${item.name_sv} ${round + 1}`, name_en: `${item.name_en} ${round + 1}` };
  });
  writeFileSync(join(folder, 'schedule.yaml'), stringify({ ...schedule, items: all }));
}

/** Seconds that building the site takes, art and other packages being there, at several sizes of its content. */
export async function measureGrowth(from, sizes) {
  const results = [];
  try {
    for (const size of sizes) {
      makeEdition(from, size);
      const started = performance.now();
      const code = await run(
        'node',
        ['--import', 'tsx', '--conditions=@tand/source', '../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
        {
          cwd: join(root, 'site'),
          env: { EDITION: name, OFFLINE_BUDGET: '1e9', SEARCH_BUDGET: '1e9', SITE_OUT: '../.cache/bench-site' },
        },
      );
      if (code !== 0) throw new Error(`The build failed at ${JSON.stringify(size)}.`);
      results.push({ ...size, seconds: (performance.now() - started) / 1000 });
    }
  } finally {
    rmSync(join(editions, name), { recursive: true, force: true });
    rmSync(join(root, '.cache/bench-site'), { recursive: true, force: true });
  }
  return results;
}
