import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentFiles, withExport } from '../../scripts/library/component-files.ts';

test('makes all files of a new component', () => {
  const files = componentFiles('SeatMap');
  const ends = ['tsx', 'styles.ts', 'stories.tsx', 'features.stories.tsx', 'mdx', 'test.tsx'];
  expect(Object.keys(files).toSorted()).toEqual(['index.ts', ...ends.map(end => `SeatMap.${end}`)].toSorted());
  expect(files['SeatMap.tsx']).toContain('/** A seat map. */');
});

test('puts the stories of a new section among those of sections', () => {
  const files = componentFiles('LostBand', false, 'Sections');
  expect(files['LostBand.stories.tsx']).toContain("title: 'Sections/LostBand'");
  expect(files['LostBand.features.stories.tsx']).toContain("title: 'Sections/LostBand/Features'");
});

test('exports a new section and changes no other line of the index', () => {
  const index = readFileSync('packages/ui-festival/src/index.ts', 'utf8');
  const line = "export * from './sections/LostBand/index.ts';\n";
  const changed = withExport(index, './sections/LostBand/index.ts');
  expect(changed).toContain(`/HomeHero/index.ts';\n${line}`);
  expect(changed.replace(line, '')).toBe(index);
});

test.each(['seatMap', '../Card', 'SeatMap site', 'SeatMap ui --section'])('refuses `npm run new:component %s`', words => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/tand.mjs', 'new:component', ...words.split(' ')], { encoding: 'utf8' });
  expect(stderr).toContain('For usage: npm run new:component -- --help');
  expect(status).toBe(2);
});
