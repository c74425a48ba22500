import { expect, test } from 'vitest';
import { askedFor, neededBuilds, projectNames } from '../../scripts/asked.mjs';

test('runs all projects without a filter, even for files named like a command of Vitest', () => {
  expect(askedFor([]).projects).toEqual(projectNames);
  expect(projectNames).toEqual(['node', 'dom', 'browser', 'storybook', 'e2e']);
  expect(askedFor(['run', '--reporter=json', '--outputFile.json=report.json'])).toEqual({ projects: projectNames, files: [], filters: [] });
});

test('runs only its project for a file, and only its own files for a project', () => {
  expect(askedFor(['run', 'tests/unit/asked.test'])).toMatchObject({ projects: ['node'], files: ['tests/unit/asked.test.ts'] });
  expect(askedFor(['NowNext/running.test.ts:12'])).toMatchObject({
    projects: ['dom'],
    files: [expect.stringContaining('running.test.ts')],
  });
  expect(askedFor(['--project', 'e2e', '-t', 'walk']).projects).toEqual(['e2e']);
});

test.each([
  ['packages/art/src/sort.test', ['art'], ['@tand/art']],
  ['killed.race', ['races'], []],
  ['tests/consumer/consumer.test', ['consumers'], ['@tand/ui', '@tand/ui-festival']],
  ['tests/storybook/round', ['docs'], ['//#build-storybook']],
  ['tests/hosts/functions', ['hosts'], undefined],
])('runs for %s, a file of npm run test:more, %j and its builds', (file, projects, builds) => {
  const asked = askedFor([file]);
  expect(asked.projects).toEqual(projects);
  expect(neededBuilds(asked)).toEqual(builds);
});
