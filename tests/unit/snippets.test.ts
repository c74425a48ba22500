import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { foldersOf, layers, libraries } from '../../scripts/library/layers.ts';
import { laidOut, snippetsOf } from '../../scripts/library/snippets.ts';

const repository = join(import.meta.dirname, '../..');

const stories = libraries.flatMap(root =>
  layers.flatMap(layer =>
    foldersOf(root, layer).flatMap(name =>
      ['stories', 'features.stories'].map(kind => ({ name, kind, path: join(root, 'src', layer, name, `${name}.${kind}.tsx`) })),
    ),
  ),
);

// LIB-2
test('every snippet compiles as it stands', async () => {
  const cache = join(repository, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'snippets-'));
  try {
    const written = stories.flatMap(({ name, kind, path }) =>
      [...snippetsOf(path)].map(([story, code]) => writeFile(join(folder, `${name}.${kind}.${story}.tsx`), code)),
    );
    await Promise.all(written);
    expect(written.length).toBeGreaterThan(stories.length);
    await writeFile(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["*.tsx"], "exclude": [] }');
    const compiler = join(repository, 'node_modules/typescript/bin/tsc');
    const errors = await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(errors).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);

test('a snippet begins with its imports, in English, with what the story shares with others', async () => {
  const [, countdown] = stories.filter(({ name }) => name === 'Countdown');
  const code = await laidOut(snippetsOf(countdown!.path).get('OnStriker') ?? '');
  expect(code).toMatch(/^import \{ Button \} from '@tand\/ui\/components\/Button';/);
  expect(code).toContain('size="hero"');
  expect(code).toContain('sentence: time => `${time} left`');
  expect(code).toContain('See the schedule');
});
