import { existsSync, readFileSync } from 'node:fs';
import { copyVariables, editionOf, type Theme } from '@tand/editions';
import { edition } from '@edition/edition.ts';
import { expect, it } from 'vitest';
import { LOOK } from './look.ts';
import { INKS } from './palette.ts';

const file = new URL(`../../editions/${editionOf(process.env)}/theme.json`, import.meta.url);
const theme: Theme = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

it('has the dates and the venue of the edition', () => {
  expect(LOOK.dates).toEqual(Object.fromEntries(edition.languages.map(lang => [lang, copyVariables(edition, lang).dates])));
  expect(LOOK.days.join()).toBe(edition.dates.days.map(({ date }) => Number(date.slice(8))).join());
  expect([LOOK.venue, LOOK.city]).toEqual([edition.venue.name, edition.venue.city]);
});

it('has the label and the red ink of the theme', () => {
  expect(LOOK).toMatchObject(theme.$extensions?.['se.tand.label'] ?? {});
  const red = theme.ink?.day?.['r']?.[1]?.$value.hex;
  expect(INKS.r[1]).toBe(red ?? '#e5242a');
});
