import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { readLists, readManifest } from '@tand/editions/node';
import { editionFiles } from './edition-files.ts';

const editions = join(import.meta.dirname, '../../../editions');
const thin = join(
  editions,
  readdirSync(editions).findLast(name => /^\d{4}$/.test(name) && readManifest(join(editions, name)).extends)!,
);

async function shipped(code: string): Promise<string> {
  const [{ output } = { output: [] }] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        editionFiles(thin),
        { name: 'page', resolveId: id => (id === 'page' ? id : null), load: id => (id === 'page' ? code : null) },
      ],
      build: { write: false, minify: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' } },
    }),
  ].flat() as { output: { code: string }[] }[];
  return output[0]!.code;
}

// FEST-1
test('bundles the merged lists of a year that extends another, without the merging code', async () => {
  const code = await shipped(`export { partners } from '@edition/lists/partners.ts'; export { edition } from '@edition/edition.ts';`);
  const { partners } = await readLists(thin);
  for (const { slug } of partners) expect(code.split(`"${slug}"`)).toHaveLength(2);
  expect(code).not.toContain('mergedList');
  expect(code).not.toMatch(/inYear|replaceAll/);
});
