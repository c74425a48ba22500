import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deskCalls, deskPictureAddress, missingFieldsOf } from './calls.ts';

const both = (sv: string, en = sv) => ({ sv, en });
const whole = { headline: both('H'), preamble: both('P'), body: both('B'), image: '' };
const image = `${deskPictureAddress}1.avif`;

// DESK-15
it.each<[string, Partial<Parameters<typeof missingFieldsOf>[0]>, string[]]>([
  ['all fields filled in', {}, []],
  ['blank and empty fields', { headline: both(' \n', 'H'), body: both('B', '') }, ['sv.headline', 'en.body']],
  ['a picture uploaded at the desk', { image }, ['sv.imageAlt', 'en.imageAlt']],
  ['a picture described in one language', { image, imageAlt: both('Bild', ' ') }, ['en.imageAlt']],
  ['a picture described in both languages', { image, imageAlt: both('A') }, []],
  ['a picture of the site', { image: `/img/x${deskPictureAddress}1.avif` }, []],
])('lists the missing fields of an article with %s', (_, more, missingFields) =>
  expect(missingFieldsOf({ ...whole, ...more })).toEqual(missingFields),
);

// DESK-3
it.each([
  [{}, true],
  [null, false],
  [undefined, false],
  ['x', false],
])('accepts only an object as passkey: %j, %s', (passkey, isRead) =>
  expect(v.is(deskCalls['passkey/login'].body, { passkey })).toBe(isRead),
);
