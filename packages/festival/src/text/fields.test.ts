import * as v from 'valibot';
import { expect, it } from 'vitest';
import { problemsOf, refuse } from './fields.ts';

const length = (message?: string) => v.pipe(v.string(), v.maxLength<string, 1, string | undefined>(1, message));

it.each([
  ['a code', length('empty'), [{ code: 'empty' }]],
  ['a code with parameters', length(refuse('tooLong', { max: 1 })), [{ code: 'tooLong', params: { max: 1 } }]],
  ['a message of valibot', length(), [{ code: 'type' }]],
  ['a sentence', length('too long {'), [{ code: 'type' }]],
])('reads the problem of a refused value from %s', (_what, schema, problems) => {
  expect(problemsOf(v.safeParse(schema, 'long').issues!)).toEqual(problems);
});
