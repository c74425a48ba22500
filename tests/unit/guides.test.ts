import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = join(root, 'packages/ui/src/docs');

test('every guide has its page in Storybook, and every page its guide', () => {
  const guides = readdirSync(join(root, 'docs/guides')).map(file => file.replace(/\.md$/, ''));
  const shown = readdirSync(pages)
    .filter(file => file.endsWith('.mdx'))
    .flatMap(file => /<Guide name="([\w-]+)"/.exec(readFileSync(join(pages, file), 'utf8'))?.[1] ?? []);
  expect(shown.toSorted()).toEqual(guides.toSorted());
});

// LIB-5
test('code of the guides that names a file of an app is that file', () => {
  const guide = readFileSync(join(root, 'docs/guides/use-the-library-elsewhere.md'), 'utf8');
  const blocks = [...guide.matchAll(/```tsx\n\/\/ (app\S+)\n([^]*?)```/g)];
  expect(blocks.map(([, path = '', code = '']) => [path, code])).toEqual(
    blocks.map(([, path = '']) => [path, readFileSync(join(root, 'tests/consumer', path), 'utf8')]),
  );
  expect(blocks.length).toBeGreaterThan(2);
});

test('tests that the threat model names are there, by file and by title', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const model = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
  const missing: string[] = [];
  for (const [, name = '', title] of model.matchAll(/`([\w./-]+\.test\.ts)`(?:[:,] \*([^*]+)\*)?/g)) {
    const named = files.filter(file => `/${file}`.endsWith(`/${name}`));
    const holds = named.some(file => !title || readFileSync(join(root, file), 'utf8').includes(title));
    if (!holds) missing.push(title ? `${name}: ${title}` : name);
  }
  expect(missing).toEqual([]);
});
