/** The committed outlines of letters, as modules, so that pictures can be drawn at build and in a browser alike. */
import alfaSlab from '../outlines/alfa-slab-one.json' with { type: 'json' };
import any70075 from '../outlines/any700-75.json' with { type: 'json' };
import any90050 from '../outlines/any900-50.json' with { type: 'json' };
import any90075 from '../outlines/any900-75.json' with { type: 'json' };
import any900 from '../outlines/any900.json' with { type: 'json' };
import any900125 from '../outlines/any900-125.json' with { type: 'json' };
import any900150 from '../outlines/any900-150.json' with { type: 'json' };
import bowlby from '../outlines/bowlby-one.json' with { type: 'json' };
import bungee from '../outlines/bungee.json' with { type: 'json' };
import chango from '../outlines/chango.json' with { type: 'json' };
import delaGothic from '../outlines/dela-gothic-one-jp.json' with { type: 'json' };
import dotGothic from '../outlines/dotgothic16-jp.json' with { type: 'json' };
import gasoek from '../outlines/gasoek-one.json' with { type: 'json' };
import jersey from '../outlines/jersey-10.json' with { type: 'json' };
import lilita from '../outlines/lilita-one.json' with { type: 'json' };
import rubikMono from '../outlines/rubik-mono-one.json' with { type: 'json' };
import titan from '../outlines/titan-one.json' with { type: 'json' };

/** Outlines as `npm run outlines` writes them: for each letter its advance and its path, and the kerning of pairs. */
export interface OutlineFile {
  em: number;
  glyphs: Record<string, [advance: number, path: string]>;
  kern: Record<string, number>;
}

// A JSON module's type has arrays where the file has pairs.
const file = (json: object) => json as OutlineFile;

export const OUTLINES: Readonly<Record<string, OutlineFile>> = {
  'alfa-slab-one': file(alfaSlab),
  'any700-75': file(any70075),
  'any900-50': file(any90050),
  'any900-75': file(any90075),
  any900: file(any900),
  'any900-125': file(any900125),
  'any900-150': file(any900150),
  'bowlby-one': file(bowlby),
  bungee: file(bungee),
  chango: file(chango),
  'dela-gothic-one-jp': file(delaGothic),
  'dotgothic16-jp': file(dotGothic),
  'gasoek-one': file(gasoek),
  'jersey-10': file(jersey),
  'lilita-one': file(lilita),
  'rubik-mono-one': file(rubikMono),
  'titan-one': file(titan),
};
