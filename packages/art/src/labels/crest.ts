import { INKS as I, LINE, PAPER } from '../palette.ts';
import { FONT } from '../type.ts';
import { letters } from './lettering.ts';

interface Crest {
  tag: string;
  field: string;
  second: string;
  /** The charge, 100 by 100 round the origin. */
  charge: string;
}
const stroke = `stroke="${LINE}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"`;
const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;
const open = (d: string, width = 5, colour = LINE) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const steam = open('M-16-30q-8-10 0-18M0-34q-8-10 0-18M16-30q-8-10 0-18', 5, PAPER);

/** The seven teams of the invitational. All invented, and so are their crests. */
const CRESTS: Record<string, Crest> = {
  nattvak: {
    tag: 'NTV',
    field: I.k[1],
    second: I.b[1],
    charge:
      fill('M-38-20q0-24 38-24t38 24v26q0 34-38 34T-38 6z', I.o[1]) +
      `<circle cx="-17" cy="-10" r="17" fill="${I.y[1]}"/><circle cx="17" cy="-10" r="17" fill="${I.y[1]}"/>` +
      fill('M-22-16h10v12h-10zM12-16h10v12H12z', LINE, 'stroke="none"') +
      fill('M-7 2H7L0 14z', I.y[2]) +
      fill('M-40-28l-6-22 24 10zM40-28l6-22-24 10z', I.o[1]),
  },
  kanelbullarna: {
    tag: 'KNB',
    field: I.p[1],
    second: I.w[0],
    charge:
      `<ellipse cy="4" rx="46" ry="38" fill="${I.y[2]}"/>` +
      open('M-28 6q0-22 26-22 24 0 24 18 0 14-20 14-14 0-14-10 0-7 9-7', 8, I.o[2]) +
      fill('M-30-16h7v7h-7zM14-26h7v7h-7zM26 14h7v7h-7zM-14 26h7v7h-7zM8 30h7v7H8z', PAPER, 'stroke-width="2"'),
  },
  automatkaffe: {
    tag: 'AUT',
    field: I.r[1],
    second: I.y[1],
    charge: steam + fill('M-32-18h64l-8 58h-48z', PAPER) + fill('M-29 2h58l-4 24h-50z', I.r[1]) + fill('M-36-28h72v12h-72z', I.o[1]),
  },
  fyr: {
    tag: 'FYR',
    field: I.b[1],
    second: I.y[1],
    charge:
      fill('M-20 44l8-72h24l8 72z', PAPER) +
      fill('M-15 0h30l2 16h-34zM-12-22h24l1 10h-26z', I.r[1], 'stroke="none"') +
      fill('M-16-44h32v16h-32z', I.y[1]) +
      fill('M-20-44L0-58l20 14z', I.r[1]) +
      fill('M16-40l34-12v16zM-16-40l-34-12v16z', I.y[0]),
  },
  'norrland-uncapped': {
    tag: 'NUC',
    field: I.g[1],
    second: I.w[0],
    charge:
      fill('M-22-6q-30-8-24-40 6 12 16 10-4-12 4-18 4 14 12 16zM22-6q30-8 24-40-6 12-16 10 4-12-4-18-4 14-12 16z', I.w[2]) +
      fill('M-22-16q0-16 22-16t22 16l4 36q-4 28-26 28t-26-28z', I.o[1]) +
      fill('M-14-8h9v11h-9zM5-8h9v11H5z', LINE, 'stroke="none"') +
      fill('M-20 22q20-8 40 0-2 22-20 22T-20 22z', I.o[0]),
  },
  'systrarna-plasma': {
    tag: 'SPL',
    field: I.y[1],
    second: I.r[1],
    charge: [-30, 0, 30]
      .map(
        (x, i) =>
          `<g transform="translate(${x} ${i === 1 ? -8 : 8})">${fill('M0 34C-22 34-22 12-10 2-8-8-4-14 4-24 4-10 22-4 20 14 18 30 10 34 0 34z', [I.b[1], I.p[1], I.r[1]][i] ?? I.r[1])}${fill('M-6 12h5v8h-5zM3 12h5v8H3z', LINE, 'stroke="none"')}</g>`,
      )
      .join(''),
  },
  reservlaget: {
    tag: 'RES',
    field: I.s[1],
    second: I.r[1],
    charge:
      fill('M-48 2h96v14h-96z', I.o[0]) +
      fill('M-42 16h10v28h-10zM32 16h10v28H32z', I.o[2]) +
      fill('M-48-30h96v12h-96z', I.o[0]) +
      fill('M-40-18h8v20h-8zM32-18h8v20h-8z', I.o[2]) +
      fill('M-14-44h28l-4 46h-20z', I.r[1]) +
      fill('M-5-34H5v26H-5z', PAPER, 'stroke-width="3"'),
  },
};
const SHIELD = 'M0-112L94-84V8Q94 84 0 122-94 84-94 8V-84z';

export const crestSlugs = (): string[] => Object.keys(CRESTS);

/** A team's crest, 240 by 260: a shield, its charge, the team's three letters. */
export function crest(slug: string): string {
  const found = CRESTS[slug];
  if (!found) throw new Error(`No crest is drawn for "${slug}".`);
  const { tag, field, second, charge } = found;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 260" width="240" height="260"><clipPath id="shield"><path transform="translate(120 128)" d="${SHIELD}"/></clipPath>` +
    `<g transform="translate(120 128)" ${stroke}><path d="${SHIELD}" fill="${field}" stroke-width="7"/></g>` +
    `<g clip-path="url(#shield)"><path fill="${second}" stroke="${LINE}" stroke-width="4" d="M-4 158h248v46H-4z"/></g>` +
    `<g transform="translate(120 128)" ${stroke}><path d="${SHIELD}" fill="none" stroke-width="7"/>` +
    `<g transform="translate(0-32)scale(1.05)">${charge}</g></g>` +
    `${letters(FONT.wide, tag, 58, 168, 124, 27, second === I.r[1] || second === I.b[1] ? PAPER : LINE)}</svg>`
  );
}
