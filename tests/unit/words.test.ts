import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findWordProblems } from '../../scripts/spec/words.ts';

const root = resolve(import.meta.dirname, '../..');

it.each([
  ['a guide', 'docs/guides/a.md', 'Read\nthe whole page.', 'docs/guides/a.md:2 "whole"'],
  ['the first word of a sentence', 'packages/ui/src/a.mdx', 'Nobody uses it.', 'packages/ui/src/a.mdx:1 "Nobody"'],
  ['a title', 'site/src/a.test.ts', "it('is told of a revision', () => {});", 'site/src/a.test.ts:1 "told"'],
  ['the title of a table', 'site/src/a.test.ts', "  ['a'],\n])('%s stands there', () => {});", 'site/src/a.test.ts:2 "stands"'],
])('finds a word in %s for which the conventions have a plainer word', (_, path, text, found) => {
  expect(findWordProblems([{ path, text }])).toEqual([`${found}: docs/conventions.md has a plainer word.`]);
});

it.each([
  [90, []],
  [91, ['site/src/a.test.ts:1 has a title of 91 characters; 90 are allowed.']],
])('allows titles of at most 90 characters: %i', (length, problems) => {
  expect(findWordProblems([{ path: 'site/src/a.test.ts', text: `it('${'a'.repeat(length)}', () => {});` }])).toEqual(problems);
});

it.each([
  ['a longer word', 'docs/a.md', 'The understands of wholesale.'],
  ['a tag', 'packages/ui/src/a.mdx', '<Canvas of={Features.Beside} />'],
  ['code of a test', 'site/src/a.test.ts', "expect(said).toBe('told');"],
  ['news', 'packages/editions/2025/news/a.md', 'The whole hall.'],
])('accepts the letters of a refused word in %s', (_, path, text) => {
  expect(findWordProblems([{ path, text }])).toEqual([]);
});

it('refuses the listed words in comments by lint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'a.ts');
  writeFileSync(file, "/** The whole list. */\nexport const whole = 'kept'; // nobody reads it\n");
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', join(root, '.oxlintrc.json'), '--format', 'unix', file];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stdout.match(/Unexpected '\w+' comment/g)).toEqual(["Unexpected 'whole' comment", "Unexpected 'nobody' comment"]);
});
