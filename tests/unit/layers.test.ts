import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** The file is at the root, because its patterns are relative to its folder. */
const config = '.oxlint-layers.mjs';
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

const forbidden = [
  ['packages/ui/src/components/Card', '../../../../art/src/gallery.ts'],
  ['packages/ui/src/components/Card', '@tand/festival/client'],
  ['packages/ui/src/components/Card', '@edition/edition.ts'],
  ['packages/ui/src/components/Card', 'react-router-dom'],
  ['packages/ui/src/tokens', '../components/Card/index.ts'],
  ['packages/ui/src/docs', '@tand/ui-festival'],
  ['packages/ui-festival/src/components/TicketCard', '@tand/runtime/i18n'],
  ['packages/ui-festival/src/components/TicketCard', 'virtual:edition-words'],
  ['packages/ui-festival/src/components/TicketCard', '../../../../ui/src/index.ts'],
  ['packages/ui-festival/src/components/TicketCard', '../../sections/Article/index.ts'],
  ['packages/festival/src', '@tand/ui'],
  ['packages/festival/src', 'node:fs'],
  ['packages/art/src', '@tand/ui/tokens'],
  ['packages/editions/2025/lists', '../../../art/src/index.ts'],
  ['packages/server/src/http', '@tand/site'],
  ['packages/server/src/content/import', '../../http/app.ts'],
  ['packages/server/src/infra', '../content/store.ts'],
  ['packages/desk/src/articles', '@tand/server'],
  ['packages/desk/src', '../../festival/src/news.ts'],
  ['site/src/pages', '@tand/art'],
  ['site/src/pages', 'styled-components'],
  ['site/src/app', '../sections/Opening.tsx'],
  ['site/src/sections', '../islands/label.tsx'],
  ['site/src', '../../packages/art/src/gallery.ts'],
  ['packages/runtime/src/data', '@edition/edition.ts'],
  ['packages/runtime/src/render', '@tand/ui-festival'],
  ['packages/runtime/src/data', '../islands/index.ts'],
  ['packages/runtime/src/build', '../../../server/src/http/app.ts'],
  ['scripts/texts', '../../packages/art/src/gallery.ts'],
  ['.storybook', '../packages/ui/src/components/Card/Card.tsx'],
] as const;
const allowed = [
  ['packages/ui/src/docs', '@tand/art'],
  ['packages/ui/src/docs', '../../scripts/theme.ts'],
  ['packages/ui-festival/src/components/TicketCard', '@tand/ui/components/Card'],
  ['packages/ui-festival/src/sections/Article', '../../components/TicketCard/index.ts'],
  ['packages/editions/2025/lists', '@tand/festival'],
  ['packages/server/src/http', '../content/store.ts'],
  ['packages/desk/src/articles', '@tand/ui-festival/sections/Article'],
  ['site/src/pages', '../sitemap.ts'],
  ['site/src/islands', '../sections/LabelActions.tsx'],
  ['site/src', '@tand/art/own-label'],
  ['packages/runtime/src/islands', '../i18n/index.ts'],
  ['packages/runtime/src/build', '../../../editions/src/folder.ts'],
] as const;
const statements = (path: string) => [
  `import { a } from '${path}';\nexport const b = a;`,
  `import type { A } from '${path}';\nexport type B = A;`,
  `export { a } from '${path}';`,
  `export const load = () => import('${path}');`,
];

let folder: string;
let found: Set<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  await copyFile(join(root, config), join(folder, config));
  const write = async (path: string, code: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${code}\n`);
  };
  for (const [index, [place, path]] of [...forbidden, ...allowed].entries())
    for (const [way, code] of statements(path).entries()) await write(`${place}/probe-${index}-${way}.ts`, code);
  await write('site/src/one.ts', "import type { Two } from './two.ts';\nexport type One = Two | 1;");
  await write('site/src/two.ts', "import type { One } from './one.ts';\nexport type Two = One | 2;");
  const output = await new Promise<string>(done => {
    execFile(process.execPath, [oxlint, '--config', config, '--format', 'json'], { cwd: folder, maxBuffer: 1e8 }, (_, stdout) =>
      done(stdout),
    );
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  const layers = diagnostics.filter(({ code }) => /no-restricted-imports|no-cycle/.test(code));
  found = new Set(layers.map(({ filename }) => relative(folder, resolve(folder, filename)).replaceAll('\\', '/')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const reported = (place: string, index: number) =>
  statements('').map((_, way) => (found.has(`${place}/probe-${index}-${way}.ts`) ? 'reported' : 'passed'));

it.each(forbidden.map(([place, path], index) => [place, path, index] as const))('reports in lint that %s uses %s', (place, _, index) => {
  expect(reported(place, index)).toEqual(['reported', 'reported', 'reported', 'reported']);
});

it.each(allowed.map(([place, path], index) => [place, path, index + forbidden.length] as const))(
  'allows in lint that %s uses %s',
  (place, _, index) => {
    expect(reported(place, index)).toEqual(['passed', 'passed', 'passed', 'passed']);
  },
);

it('reports in lint two files that import each other, even if they import types only', () => {
  expect([...found]).toEqual(expect.arrayContaining(['site/src/one.ts', 'site/src/two.ts']));
});
