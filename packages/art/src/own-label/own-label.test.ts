import { expect, it } from 'vitest';
import { chooseLabel, printedName } from './choose.ts';
import { FONT, outline } from '../type.ts';
import { everyPair } from '../test/labelContrast.ts';
import { OWN_FORMATS, ownLabel, unstruck, type OwnFormat } from './own-label.ts';

const lettering = () => outline(FONT.narrow, 'GUNVOR', 100);
const words = { foot: 'TÄND · JÖNKÖPING · 13–16 JUNI', iAm: 'JAG ÄR', number: 'NUMMER', dates: '13–16 JUNI' };

// LABEL-1
it('gives the same nick and number the same label, whatever the capitals, and others another', () => {
  expect(ownLabel({ nick: 'Lingon  kvartett', number: 16 }, words)).toBe(ownLabel({ nick: ' lingon KVARTETT', number: 16 }, words));
  const looks = Array.from({ length: 2000 }, (_, i) => chooseLabel({ number: i + 1 }));
  const parts = looks.map(({ name: _name, number: _number, seed: _seed, ...look }) => JSON.stringify(look));
  expect(new Set(parts).size).toBeGreaterThan(1980);
});

// LABEL-1
it('prints what can be printed: capitals, fourteen letters, its number when nothing is left', () => {
  expect(printedName('🔥 åska_på  Öland!!')).toBe('ÅSKAPÅ ÖLAND!');
  expect(chooseLabel({ nick: '🔥', number: 16 }).name).toBe('STICKA 16');
});

// LABEL-1
it('can be read in every set of inks', () => {
  expect(everyPair().filter(({ ratio, least }) => ratio < least)).toEqual([]);
});

// LABEL-2
it.each(Object.keys(OWN_FORMATS) as OwnFormat[])('as a %s it has its size and no strange number', format => {
  const markup = ownLabel({ nick: 'Gunvor', number: 1 }, words, format);
  const [w, h] = OWN_FORMATS[format];
  expect(markup).toContain(`width="${w}" height="${h}"`);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
});

// LABEL-3
it('is forgotten with its letters once its picture is drawn', async () => {
  const first = lettering();
  expect(lettering()).toBe(first);
  await Promise.resolve();
  expect(lettering()).not.toBe(first);
});

it('waits in wood and ink until it is struck', () => {
  const fresh = unstruck(ownLabel({ number: 7 }, words));
  expect(fresh).not.toContain('#e5242a');
  expect(fresh).not.toBe(ownLabel({ number: 7 }, words));
});
