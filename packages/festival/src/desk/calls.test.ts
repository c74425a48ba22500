import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deskCalls, deskPictureAddress, missingFieldsOf } from './calls.ts';

const both = (sv: string, en = sv) => ({ sv, en });
const whole = { headline: both('H'), preamble: both('P'), body: both('B'), image: '' };
const image = `${deskPictureAddress}1.avif`;

// DESK-15
it.each<[string, Partial<Parameters<typeof missingFieldsOf>[0]>, string[]]>([
  ['what is written', {}, []],
  ['blanks and nothing', { headline: both(' \n', 'H'), body: both('B', '') }, ['sv.headline', 'en.body']],
  ['a picture of the desk', { image }, ['sv.imageAlt', 'en.imageAlt']],
  ['one described in a language', { image, imageAlt: both('Bild', ' ') }, ['en.imageAlt']],
  ['one described in both', { image, imageAlt: both('A') }, []],
  ['a picture of the site', { image: `/img/x${deskPictureAddress}1.avif` }, []],
])('an article with %s lacks what is empty', (_, more, missingFields) =>
  expect(missingFieldsOf({ ...whole, ...more })).toEqual(missingFields),
);

// DESK-3
it.each([
  [{}, true],
  [null, false],
  [undefined, false],
  ['x', false],
])('of a passkey that is %j it is %s that its fields are looked at', (passkey, isRead) =>
  expect(v.is(deskCalls['passkey/login'].body, { passkey })).toBe(isRead),
);
