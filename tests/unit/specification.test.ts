import { describe, expect, it } from 'vitest';
import { checkSpecification } from '../../scripts/spec/specification.ts';

const lines = '# Match\n\n- **MATCH-1** It burns.\n- **MATCH-2** It goes out. *Not tested:* nobody waits for it.\n';
const right = "import { it } from 'vitest';\n\n// MATCH-1\nit('burns', () => {});\n";

const read = (changed: Record<string, string> = {}) =>
  checkSpecification(
    Object.entries({ 'docs/specification/match.md': lines, 'site/src/match.test.ts': right, ...changed }).map(([path, text]) => ({
      path,
      text,
    })),
  );

it('counts the requirements, and the requirements with a test', () => {
  expect(read({ 'site/src/match.ts': '/** Burns (MATCH-1). */\nexport {};\n' })).toEqual({ count: 2, tested: 1, problems: [] });
});

it.each([
  ['a table of tests', "// MATCH-1\ntest.each([\n  ['a', f('b')],\n] as const)('%s burns', () => {});"],
  ['a table in a line', "// MATCH-1\nit.each<string>(['a'])('%s burns', () => {});"],
  ['a group', "// MATCH-1\ndescribe('the match', () => {});"],
  ['a row of a table', "const rows = [\n  // MATCH-1\n  [\n    'home',\n    'a match',\n  ],\n];"],
  ['a story', '// MATCH-1\n/** It burns. */\nexport const Burning: Story = {};'],
])('counts as a test of the id above it: %s', (_, text) => {
  expect(read({ 'site/src/match.test.ts': text })).toEqual({ count: 2, tested: 1, problems: [] });
});

describe('reports with file and line', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a line without a test', { 'site/src/match.test.ts': '' }, 'docs/specification/match.md:3 MATCH-1 has no test.'],
    [
      'a test of an unknown id',
      { 'site/src/b.test.ts': "// MATCH-7\nit('b', () => {});" },
      'site/src/b.test.ts:1 MATCH-7 is not in docs/specification/',
    ],
    [
      'a misspelt area',
      { 'site/src/b.test.ts': "// MACTH-1\nit('b', () => {});" },
      'site/src/b.test.ts:1 MACTH-1 is not in docs/specification/',
    ],
    ['code with an unknown id', { 'site/src/b.ts': '\n/** MATCH-7 */' }, 'site/src/b.ts:2 MATCH-7 is not in docs/specification/'],
    ['an id without a test below', { 'site/src/b.test.ts': '// MATCH-1\nconst a = 1;' }, 'site/src/b.test.ts:1 MATCH-1: no test is below.'],
    ['an id above a skipped test', { 'site/src/b.test.ts': "// MATCH-1\nit.skip('b')" }, 'site/src/b.test.ts:1 MATCH-1: no test is below.'],
    [
      'an id in a published file',
      { 'packages/ui/src/a.ts': '/** MATCH-1 */' },
      'packages/ui/src/a.ts:1 MATCH-1: users of the published library cannot look it up.',
    ],
    [
      'an id that appears twice',
      { 'docs/specification/more.md': '- **MATCH-1** It glows.' },
      'docs/specification/more.md:1 MATCH-1 is listed twice.',
    ],
    [
      'a line of another form',
      { 'docs/specification/more.md': '- MATCH-3 It glows.' },
      'docs/specification/more.md:1 is not of the form "- **AREA-1** What holds."',
    ],
    [
      '"Not tested" on a line that has a test',
      { 'site/src/b.test.ts': "// MATCH-2\nit('b', () => {});" },
      'docs/specification/match.md:4 MATCH-2 says that it is not tested; site/src/b.test.ts:1 names it.',
    ],
  ])('%s', (_, changed, problem) => {
    expect(read(changed).problems).toContain(problem);
  });
});
