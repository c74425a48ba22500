import { expect, test } from 'vitest';
import { askedFor, neededBuilds, projectNames } from '../../scripts/asked.mjs';

test('selects all projects without a filter', () => {
  expect(askedFor([], [])).toEqual({ projects: projectNames, files: [] });
  expect(projectNames).toEqual(['node', 'dom', 'browser', 'storybook', 'e2e']);
});

test('selects the project of a file, but no file outside of a named project', () => {
  expect(askedFor([], ['tests/unit/asked.test'])).toMatchObject({ projects: ['node'], files: ['tests/unit/asked.test.ts'] });
  expect(askedFor(['dom'], ['NowNext/running.test.ts'])).toMatchObject({
    projects: ['dom'],
    files: [expect.stringContaining('running.test.ts')],
  });
  expect(askedFor(['node'], ['NowNext/running.test.ts']).files).toEqual([]);
  expect(askedFor(['e2e'], []).projects).toEqual(['e2e']);
});

test.each([
  ['packages/art/src/sort.test', ['art'], ['@tand/art#build']],
  ['killed.race', ['races'], []],
  ['tests/consumer/consumer.test', ['consumers'], ['@tand/ui#build', '@tand/ui-festival#build']],
  ['tests/storybook/round', ['docs'], ['//#build-storybook']],
  ['tests/hosts/functions', ['hosts'], ['@tand/site#export', '@tand/server#build', '@tand/desk#build']],
])('selects for %s, a file of test:more, the projects %j and their builds', (file, projects, builds) => {
  const asked = askedFor([], [file]);
  expect(asked.projects).toEqual(projects);
  expect(neededBuilds(asked)).toEqual(builds);
});
