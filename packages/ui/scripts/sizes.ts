/**
 * Measures what each entry of the package costs a page: bundled and minified, without React and styled-components.
 * Without arguments it prints the table; `--update` also writes the budgets that the test holds and the table of SIZES.md;
 * with `--only=entry` the budgets of all other entries stay as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { styledComponents } from '../../../vite.shared.ts';
import { foldersOf, layers } from './layers.ts';

/** Bytes over the wire. */
export interface Size {
  gzip: number;
  brotli: number;
}

const root = join(import.meta.dirname, '..');
const budgetFile = join(root, 'size-budgets.json');
/** The six parts most pages take, measured together: they share much. */
export const together = 'Button + Card + Carousel + Navbar + Tabs + Dialog';
const peers = [/^react($|\/)/, /^react-dom($|\/)/];

/** The budgets by entry, in brotli bytes. */
export const readBudgets = (): Record<string, number> => JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>;

async function measure(code: string, external: (RegExp | string)[]): Promise<Size> {
  const id = 'virtual:entry';
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
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

/** Every entry by its name, the whole package as `.`, and the six parts as one import with styled-components inside. */
export async function measureSizes(): Promise<Map<string, Size>> {
  const entries = layers.flatMap(layer => foldersOf(join(root, 'src'), layer).map(name => `${layer}/${name}`));
  const sizes = new Map<string, Size>();
  const without = [...peers, 'styled-components'];
  sizes.set('.', await measure(`export * from '/src/index.ts';`, without));
  for (const entry of entries) sizes.set(entry, await measure(`export * from '/src/${entry}/index.ts';`, without));
  const six = together.split(' + ').map(name => `export * from '/src/components/${name}/index.ts';`);
  sizes.set(together, await measure(six.join('\n'), peers));
  return sizes;
}

const bytes = (count: number) => count.toLocaleString('en-GB');

function table(sizes: Map<string, Size>): string {
  const rows = [...sizes].map(([name, { gzip, brotli }]) => `| \`${name}\` | ${bytes(gzip)} | ${bytes(brotli)} |`);
  return [
    '# What each entry costs',
    '',
    'Bytes of script, minified, without React and styled-components (the six parts together: with styled-components). Written by `npm run sizes -w @tand/ui -- --update`; the budgets in `size-budgets.json` are these figures plus a tenth, and a test holds them.',
    '',
    '| entry | min + gzip | min + brotli |',
    '|---|--:|--:|',
    ...rows,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = await measureSizes();
  console.log(table(sizes));
  if (process.argv.includes('--update')) {
    writeFileSync(join(root, 'SIZES.md'), table(sizes));
    const only = process.argv.find(arg => arg.startsWith('--only='))?.slice(7);
    const old = existsSync(budgetFile) ? readBudgets() : {};
    const budget = (name: string, { brotli }: Size) => (only && only !== name && old[name]) || Math.ceil((brotli * 1.1) / 50) * 50;
    const budgets = Object.fromEntries([...sizes].map(([name, size]) => [name, budget(name, size)]));
    writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
  }
}
