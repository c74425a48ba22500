// A separate process, because its environment selects the edition.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extract } from './extract.ts';
import type { Phases } from './phases.ts';

export interface Task {
  checkout: string;
  edition: string;
  phases: Phases;
  path: string;
  out: string;
}

const { checkout, edition, phases, path, out } = JSON.parse(process.argv[2]!) as Task;
type Render = typeof import('./render.ts');
const { openSite } = (await import(pathToFileURL(join(checkout, 'scripts/texts/render.ts')).href)) as Render;
const at = await openSite(edition);

for (const [phase, now] of Object.entries(phases)) {
  const folder = join(out, phase);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, `${name}.txt`), text);
  };
  const { pages, redirects, request } = await at(now);
  const asked = pages.filter(page => page.startsWith(path));
  for (const page of asked) {
    const response = await request(page);
    write(page, `status ${response.status}\n\n${extract(await response.text())}`);
  }
  const moved: string[] = [];
  // Redirects of archived years depend on the local archives.
  for (const from of redirects.filter(one => one.startsWith(path) && !/^\/\d{4}(?:\/|$)/.test(one)).toSorted()) {
    const { status, headers } = await request(from);
    moved.push(`${from} → ${status} ${headers.get('location')}\n`);
  }
  write('redirects', moved.join(''));
  console.log(`${edition} ${phase}: ${asked.length} pages`);
}
