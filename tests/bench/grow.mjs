// Makes a database with as much content as asked for, and exports it: `grow.mjs <folder> <output> <items> <articles>`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importContent } from '../../packages/server/src/content/import.ts';
import { readEditionContent } from '../../packages/server/src/content/read.ts';
import { createSnapshot, openDatabase, readContent } from '../../packages/server/src/index.ts';
import { editionFolder } from '../../site/build/edition.ts';

const [folder = '', output = '', items, articles] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const url = pathToFileURL(join(folder, 'grown.db')).href;

/** The entries again and again, each time with `change`d names, until there are enough. */
const grow = (entries, count, change) =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / entries.length);
    const entry = entries[index % entries.length];
    return round === 0 ? entry : { ...entry, ...change(entry, round, index) };
  });

const content = await readEditionContent(editionFolder);
const db = await openDatabase(url);
await importContent(db, {
  locations: content.locations,
  items: grow(content.items, Number(items), ({ id, name_sv, name_en }, round) => ({
    id: `${id}-${round}`,
    name_sv: `${name_sv} ${round + 1}`,
    name_en: `${name_en} ${round + 1}`,
  })),
  news: grow(content.news, Number(articles), ({ slug, publishedDate }, round, index) => ({
    id: 1000 + index,
    slug: `${slug}-${round}`,
    publishedDate: new Date(publishedDate.getTime() - round * 60_000),
  })),
});
const from = performance.now();
createSnapshot(await readContent(db), Date.now());
const read = performance.now() - from;
await db.close();

const start = performance.now();
const cpuOf = ({ userCPUTime, systemCPUTime }) => (userCPUTime + systemCPUTime) / 1e6;
const { status, stdout } = spawnSync(
  process.execPath,
  [...process.execArgv, '--import', new URL('exported.mjs', import.meta.url).href, 'build/export-cli.ts'],
  {
    cwd: join(root, 'site'),
    env: { ...process.env, DATABASE_URL: url, EXPORT_CPU: join(folder, 'cpu') },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
if (status !== 0) process.exit(1);
const seconds = (performance.now() - start) / 1000;
const cpu = readFileSync(join(folder, 'cpu'), 'utf8')
  .trim()
  .split('\n')
  .reduce((sum, line) => sum + cpuOf(JSON.parse(line)), 0);
writeFileSync(output, JSON.stringify({ pages: Number(/^(\d+) addresses/m.exec(stdout)?.[1]), read, seconds, cpu }));
