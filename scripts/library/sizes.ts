/**
 * Measures what each entry of the packages costs a page: bundled and minified, without React and styled-components.
 * Without arguments it prints the tables; `--update` also writes the budgets that the test holds and the tables of SIZES.md;
 * with `--only=entry,entry` the budgets of all other entries stay as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { source, styledComponents } from '../../vite.shared.ts';
import { entriesOf, libraries } from './layers.ts';

/** Bytes over the wire. */
export interface Size {
  gzip: number;
  brotli: number;
}

const budgetFile = (root: string) => join(root, 'size-budgets.json');
/** The six parts most pages take, measured together: they share much. Once alone, once with styled-components inside. */
export const together = 'Button + Card + Carousel + Navbar + Tabs + Dialog';
export const withStyles = `${together}, with styled-components`;
const peers = [/^react($|\/)/, /^react-dom($|\/)/];

/** The budgets of a package by entry, in brotli bytes. */
export const readBudgets = (root: string): Record<string, number> =>
  JSON.parse(readFileSync(budgetFile(root), 'utf8')) as Record<string, number>;

async function measure(root: string, code: string, external: (RegExp | string)[]): Promise<Size> {
  const id = 'virtual:entry';
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { conditions: [source, ...defaultClientConditions] },
    // Run by Vitest it would otherwise be the development build.
    oxc: { jsx: { development: false } },
    plugins: [
      styledComponents(),
      { name: 'entry', resolveId: name => (name === id ? id : null), load: name => (name === id ? code : null) },
    ],
    build: { write: false, minify: true, target: 'es2022', rolldownOptions: { input: id, external, preserveEntrySignatures: 'strict' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap(result => ('output' in result ? result.output : []));
  const script = Buffer.from(chunks.map(chunk => (chunk.type === 'chunk' ? chunk.code : '')).join('\n'));
  const brotli = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { gzip: gzipSync(script, { level: 9 }).length, brotli };
}

/** Every entry of a package by its name, the whole as `.`, and the six parts as one import, without and with styled-components. */
export async function measureSizes(root: string): Promise<Map<string, Size>> {
  const entries = entriesOf(root);
  const sizes = new Map<string, Size>();
  const without = [...peers, 'styled-components'];
  sizes.set('.', await measure(root, `export * from '/src/index.ts';`, without));
  for (const entry of entries) sizes.set(entry, await measure(root, `export * from '/src/${entry}/index.ts';`, without));
  const six = together.split(' + ').map(name => `components/${name}`);
  if (!six.every(name => entries.includes(name))) return sizes;
  const code = six.map(name => `export * from '/src/${name}/index.ts';`).join('\n');
  sizes.set(together, await measure(root, code, without));
  return sizes.set(withStyles, await measure(root, code, peers));
}
const bytes = (count: number) => count.toLocaleString('en-GB');

function table(sizes: Map<string, Size>): string {
  const rows = [...sizes].map(([name, { gzip, brotli }]) => `| \`${name}\` | ${bytes(gzip)} | ${bytes(brotli)} |`);
  return [
    '# What each entry costs',
    '',
    'Bytes of script, minified, without React and, where it is not named, styled-components; what an entry uses of `@tand/ui` is counted. Written by `npm run sizes -- --update`; the budgets in `size-budgets.json` are these figures plus a tenth, and a test holds them.',
    '',
    '| entry | min + gzip | min + brotli |',
    '|---|--:|--:|',
    ...rows,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const only = process.argv
    .find(arg => arg.startsWith('--only='))
    ?.slice(7)
    .split(',');
  for (const root of libraries) {
    const sizes = await measureSizes(root);
    console.log(table(sizes));
    if (!process.argv.includes('--update')) continue;
    writeFileSync(join(root, 'SIZES.md'), table(sizes));
    const old = existsSync(budgetFile(root)) ? readBudgets(root) : {};
    const budget = (name: string, { brotli }: Size) => (only && !only.includes(name) && old[name]) || Math.ceil((brotli * 1.1) / 50) * 50;
    const budgets = Object.fromEntries([...sizes].map(([name, size]) => [name, budget(name, size)]));
    writeFileSync(budgetFile(root), `${JSON.stringify(budgets, null, 2)}\n`);
  }
}
