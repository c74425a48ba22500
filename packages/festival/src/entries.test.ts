import { build } from 'vite';
import { expect, it } from 'vitest';

async function packagesOf(entry: string): Promise<string[]> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: new URL(entry, import.meta.url).pathname, external: /^[a-z@]/, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [output].flat().flatMap(result => ('output' in result ? result.output : []));
  return chunks.flatMap(chunk => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [])).toSorted();
}

it.each([
  ['index.ts', []],
  ['text/markdown.ts', ['marked']],
  ['formats/feeds.ts', ['marked']],
  ['formats/openData.ts', []],
  ['schemas.ts', ['marked', 'valibot']],
  ['client/client.ts', ['ky', 'valibot']],
])('loads only the packages that %s needs: %j', async (entry, packages) => expect(await packagesOf(entry)).toEqual(packages));
