import { expect, it } from 'vitest';
import { chooseLabel, printedName } from './choose.ts';
import { FONT, outline } from '../type.ts';
import { everyPair } from '../test/labelContrast.ts';
import { OWN_FORMATS, ownLabel, unstruck, type OwnFormat } from './own-label.ts';

const lettering = () => outline(FONT.narrow, 'GUNVOR', 100);
const words = { foot: 'TÄND · JÖNKÖPING · 13–16 JUNI', iAm: 'JAG ÄR', number: 'NUMMER', dates: '13–16 JUNI' };

// LABEL-1
it('draws the same label for a nick in upper or lower case, and another for nearly each number', () => {
  expect(ownLabel({ nick: 'Lingon  kvartett', number: 16 }, words)).toBe(ownLabel({ nick: ' lingon KVARTETT', number: 16 }, words));
  const looks = Array.from({ length: 2000 }, (_, i) => chooseLabel({ number: i + 1 }));
  const parts = looks.map(({ name: _name, number: _number, seed: _seed, ...look }) => JSON.stringify(look));
  expect(new Set(parts).size).toBeGreaterThan(1980);
});

// LABEL-1
it('prints at most fourteen characters of a nick, in capitals, or the number if none is left', () => {
  expect(printedName('🔥 åska_på  Öland!!')).toBe('ÅSKAPÅ ÖLAND!');
  expect(chooseLabel({ nick: '🔥', number: 16 }).name).toBe('STICKA 16');
});

// LABEL-1
it('has enough contrast in every set of inks', () => {
  expect(everyPair().filter(({ ratio, least }) => ratio < least)).toEqual([]);
});

// LABEL-2
it.each(Object.keys(OWN_FORMATS) as OwnFormat[])('has the size of the format %s, and no invalid number', format => {
  const markup = ownLabel({ nick: 'Gunvor', number: 1 }, words, format);
  const [w, h] = OWN_FORMATS[format];
  expect(markup).toContain(`width="${w}" height="${h}"`);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
});

// LABEL-3
it('caches outlined letters until the running synchronous code ends', async () => {
  const first = lettering();
  expect(lettering()).toBe(first);
  await Promise.resolve();
  expect(lettering()).not.toBe(first);
});

it('removes the red of match heads from a label that is not struck yet', () => {
  const fresh = unstruck(ownLabel({ number: 7 }, words));
  expect(fresh).not.toContain('#e5242a');
  expect(fresh).not.toBe(ownLabel({ number: 7 }, words));
});
