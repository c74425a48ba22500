import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileIn } from '../src/folder.ts';

test.each([
  ['schedule.yaml', false],
  ['tickets.sample.csv', false],
  ['news/one.md', false],
  ['facts.ts', true],
])('takes %s from the extended edition: %s', (name, isUsed) => {
  const root = mkdtempSync(join(tmpdir(), 'editions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = { 'before/manifest.json': '{}', [`before/${name}`]: '', 'next/manifest.json': '{"extends":"before"}' };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(fileIn(join(root, 'next'), name)).toBe(isUsed ? join(root, 'before', name) : undefined);
});
