import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { componentFiles } from '../../scripts/library/component-files.ts';

test('a new component has the files of every component', () => {
  const files = componentFiles('SeatMap');
  const ends = ['variants.ts', 'tsx', 'styles.ts', 'stories.tsx', 'features.stories.tsx', 'mdx', 'test.tsx'];
  expect(Object.keys(files).toSorted()).toEqual(['index.ts', ...ends.map(end => `SeatMap.${end}`)].toSorted());
  expect(files['SeatMap.tsx']).toContain('/** A seat map. */');
});

test.each(['', 'seatMap', '../Card', 'SeatMap site'])('`npm run new:component %s` shows its usage', words => {
  const command = ['--import', 'tsx', 'scripts/library/new-component.ts', ...words.split(' ').filter(Boolean)];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stderr).toContain('Usage: npm run new:component Name [ui-festival]');
  expect(status).toBe(2);
});
