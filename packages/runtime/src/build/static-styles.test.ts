import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staticStyles } from './static-styles.ts';

const cache = join(import.meta.dirname, '../../../../.cache');
let folder: string;
beforeEach(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'static-styles-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds the modules, of which `main.ts` is the entry. */
async function built(modules: Record<string, string>) {
  for (const [name, code] of Object.entries(modules))
    await writeFile(join(folder, name), `import { css, keyframes, styled } from 'styled-components';\n${code}`);
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [staticStyles((entry, module) => `${module.endsWith('rare.ts') ? 'rare' : entry}.css`)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: { main: join(folder, 'main.ts') }, external: [/^react/, /^@tand/], preserveEntrySignatures: 'strict' },
    },
  });
  const files = [output].flat().flatMap(result => ('output' in result ? result.output : []));
  const text = (name: string) =>
    files.flatMap(file => (file.type === 'asset' && file.fileName === name ? [String(file.source)] : []))[0] ?? '';
  return {
    code: files.flatMap(file => (file.type === 'chunk' ? [file.code] : [])).join('\n'),
    css: text('main.css'),
    rare: text('rare.css'),
  };
}

test('replaces a component by its element and class, without templates or styled-components', async () => {
  const { code, css } = await built({ 'main.ts': 'export const Box = styled.div`color: red; &[data-big] { color: blue; }`;' });
  const [, name] = /\("div", "(ui-\w+)"\)/.exec(code)!;
  expect(css.trim()).toBe(`.${name}{color:red;}\n.${name}[data-big]{color:blue;}`);
  expect(code).not.toMatch(/color|styled-components/);
});

test('puts the styles of a base before those of a component that extends it in another module', async () => {
  const { css } = await built({
    'base.ts': 'export const Base = styled.a`color: red;`;',
    'main.ts': "import { Base } from './base.ts';\nexport const More = styled(Base)`color: blue;`;",
  });
  expect(css).toMatch(/red[\s\S]*blue/);
});

test('writes the styles of a module to the file that the given function names', async () => {
  const { css, rare } = await built({
    'rare.ts': 'export const Rare = styled.a`color: red;`;',
    'main.ts': "export * from './rare.ts';\nexport const Box = styled.b`color: blue;`;",
  });
  expect([css, rare]).toEqual([expect.stringMatching(/^(?!.*red).*blue/s), expect.stringMatching(/^(?!.*blue).*red/s)]);
});

test('resolves helpers, keyframes and selectors of other components', async () => {
  const { css } = await built({
    'main.ts': [
      'const turn = keyframes`to { rotate: 1turn; }`;',
      'const bold = css`font-weight: 700;`;',
      'export const Inner = styled.i`${bold}`;',
      'export const Outer = styled.b`animation: ${turn} 1s; ${Inner} { color: red; }`;',
    ].join('\n'),
  });
  const [, name] = /\.(ui-\w+)\{font-weight:700;\}/.exec(css)!;
  expect(css).toContain(` .${name}{color:red;}`);
  const [, frames] = /@keyframes (\w+)\{/.exec(css)!;
  expect(css).toContain(`animation:${frames} 1s;`);
});

describe('fails with the name of the module for', () => {
  test.each([
    [
      'styles that depend on props',
      'export const Box = styled.div`color: ${({ color }) => color};`;',
      /main\.ts: the styles of .* depend on props/,
    ],
    [
      'a component that is not a constant',
      'export const make = () => styled.div`color: red;`;',
      /main\.ts: a styled component must be a constant/,
    ],
    ['attributes', "export const Box = styled.div.attrs({ role: 'link' })`color: red;`;", /main\.ts: only styled\.div and/],
  ])('%s', async (_, code, message) => {
    await expect(built({ 'main.ts': code })).rejects.toThrow(message);
  });
});
