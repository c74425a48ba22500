import { expect, test } from 'vitest';
import { askedFor, projectNames } from '../../scripts/asked.mjs';

test('without a filter every project is asked for, whatever files are called like a command of Vitest', () => {
  expect(askedFor([]).projects).toEqual(projectNames);
  expect(askedFor(['run', '--reporter=json', '--outputFile.json=report.json'])).toEqual({ projects: projectNames, files: [] });
});

test('a file asks for its project alone, a project for its own files', () => {
  expect(askedFor(['run', 'tests/unit/asked.test'])).toEqual({ projects: ['node'], files: ['tests/unit/asked.test.ts'] });
  expect(askedFor(['NowNext/running.test.ts:12'])).toMatchObject({
    projects: ['dom'],
    files: [expect.stringContaining('running.test.ts')],
  });
  expect(askedFor(['--project', 'e2e', '-t', 'walk']).projects).toEqual(['e2e']);
});
