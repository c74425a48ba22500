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
