import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { expect, test } from 'vitest';
import { staticStyles } from '@tand/runtime/build/static-styles';
import { source } from '../../vite.shared.ts';

const packages = join(import.meta.dirname, '../../packages');
const react = [/^react($|\/)/, /^react-dom($|\/)/];

async function bundle(paths: readonly string[], external = react) {
  const id = 'virtual:entry';
  const code = paths.map(path => `export * from '${join(packages, path)}';`).join('\n');
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: [source, ...defaultClientConditions] },
    // In Vitest, JSX would be compiled for development.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [staticStyles(), { name: 'entry', resolveId: name => (name === id ? id : null), load: name => (name === id ? code : null) }],
    build: { write: false, minify: true, target: 'es2022', rolldownOptions: { input: id, external, preserveEntrySignatures: 'strict' } },
  });
  const chunks = [output].flat().flatMap(result => ('output' in result ? result.output : []));
  return chunks.map(chunk => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

const component = (name: string) => `ui/src/components/${name}/index.ts`;
const six = ['Button', 'Card', 'Carousel', 'Navbar', 'Tabs', 'Dialog'].map(component);
const fields = ['Checkbox', 'FileField', 'RadioGroup', 'Select', 'Switch', 'TextArea', 'TextField'];
const forms = [...fields, 'Field', 'FieldError', 'Form', 'SubmitButton'];

// PERF-3. The limits include, in each field, 430 bytes that report values restored before hydration; in Form, 37 bytes that preserve values which
// an action refused; in Navbar and Footer, 75 bytes that write another festival's name instead of the drawn wordmark.
test.each<[what: string, limit: number, paths: string[]]>([
  ['all of @tand/ui', 40_900, ['ui/src/index.ts']],
  ['all of @tand/ui-festival, with what it imports of @tand/ui', 54_150, ['ui-festival/src/index.ts']],
  ['six common components together', 5600, six],
  ...forms.map((name): [string, number, string[]] => [name, 2500, [component(name)]]),
])('keeps %s within %i bytes, minified and compressed by brotli, without development checks', async (_, limit, paths) => {
  const script = await bundle(paths);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(limit);
  expect(script).not.toContain('@tand/ui: ');
});

// CAR-6
test("keeps the Carousel's own code within 3 kB, minified and compressed by gzip", async () => {
  const own = await bundle([component('Carousel')], [/^(?!.*\/Carousel\/)(?!virtual:|\.\/)/]);
  expect(own).toContain('aria-disabled');
  expect(gzipSync(own).length).toBeLessThanOrEqual(3000);
});
