import { LOOK } from '../look.ts';
import { CONTOUR, INKS, isInk, LIGHTS, NIGHT_INKS, type Ink, type Tones } from '../palette.ts';
import { peopleByDay } from '../people/colours.ts';
import { FALLING, type Falling, type Lit } from './lights.ts';

/** Inks that no lamp reaches, picked by hand: a third of the lightness of day, all of them bluish, none black. */
const unlit: Record<Ink, Tones> = {
  r: ['#b02a42', '#831b37', '#57122c', '#360a20'],
  y: ['#b37b3b', '#8c562b', '#603924', '#3d2422'],
  b: ['#3e54c4', '#26389f', '#192572', '#10174a'],
  p: ['#a8679a', '#7f4480', '#552e62', '#361d47'],
  g: ['#37828a', '#216272', '#174858', '#0e2f40'],
  w: ['#9c92ab', '#776d92', '#4f476f', '#332d51'],
  s: ['#666ca6', '#4a5086', '#343965', '#22254e'],
  k: ['#343670', '#232555', '#17183a', '#0c0c22'],
  o: ['#70504f', '#54393f', '#3c2736', '#281b2c'],
};

/** Colours of light on floors and walls, picked for each lamp. A rim is a colour of its own (amber, plum, sea): the lamp's ink mixed
 * with blue would turn yellow into olive. */
export const POOLS: Record<Falling, readonly [rim: string, middle: string, core: string]> = {
  ey: ['#8a3f3c', '#d97a2b', '#ffc94f'],
  ew: ['#75505f', '#c08a6c', '#ffe3a6'],
  ep: ['#6d2a86', '#c43c98', '#ff7db0'],
  eb: ['#2440b4', '#2c7fe4', '#63d2ff'],
  eg: ['#11606e', '#1d9c88', '#74efba'],
  er: ['#7a1d4c', '#c62b4a', '#ff6a4f'],
};

/** Colour of each lamp as a filter over inks. */
const FILTER: Record<Falling, string> = {
  ey: '#ffe3a0',
  ew: '#fff4dd',
  ep: '#ff9ccf',
  eb: '#93dcff',
  eg: '#9df3c8',
  er: '#ff9079',
};
/** Filter over skin and hair that no lamp reaches. */
const DUSK_FILTER = '#857cc0';

const channels = (hex: string) => [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16));
const hex = (values: readonly number[]) => `#${values.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
const overprint = (ink: string, filter: string) => {
  const through = channels(filter);
  return hex(channels(ink).map((value, i) => (value * (through[i] ?? 255)) / 255));
};
const between = (from: string, to: string, share: number) => {
  const target = channels(to);
  return hex(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * share));
};
/** How much of the lit colour is printed at the rim and in the middle of a pool. */
const SHARE = { 1: 0.42, 2: 0.86 } as const;

/** One colour under a light: the day's ink printed over by the lamp's, in two steps. */
function lit(day: string, dark: string, how: Lit): string {
  if (how === 'n') return day;
  const light = how.slice(0, 2) as Falling;
  return between(dark, overprint(day, FILTER[light]), SHARE[how.endsWith('2') ? 2 : 1]);
}

/** Filter that turns a night ink of the edition's theme into its unlit ink. */
const SHADE_FILTER = '#b394c4';

/** The inks that no lamp reaches, including those of the edition's theme. */
export const UNLIT: Record<Ink, Tones> = { ...unlit };
for (const ink of Object.keys(LOOK.inks.night).filter(isInk)) {
  const [light, base, shade, deep] = NIGHT_INKS[ink];
  UNLIT[ink] = [
    overprint(light, SHADE_FILTER),
    overprint(base, SHADE_FILTER),
    overprint(shade, SHADE_FILTER),
    overprint(deep, SHADE_FILTER),
  ];
}

/** Night colours by class, of things in a light, or with `undefined` of unlit things. */
export function nightColours(how?: Lit): Record<string, string> {
  const all: Record<string, string> = { ln: CONTOUR.night.line, sh: CONTOUR.night.shadow };
  for (const ink of Object.keys(INKS).filter(isInk))
    UNLIT[ink].forEach((dark, tone) => {
      const plain = NIGHT_INKS[ink][tone] ?? '';
      all[`${ink}${tone}`] = how === undefined ? dark : how === 'n' ? plain : lit(INKS[ink][tone] ?? '', dark, how);
    });
  for (const [light, [, night]] of Object.entries(LIGHTS)) all[light] = night;
  for (const light of FALLING) POOLS[light].forEach((colour, step) => (all[`${light}${step + 1}`] = colour));
  return all;
}

/** The colours of people by their classes: skin, top, hair, legs. */
export function peopleAtNight(how?: Lit): Record<string, readonly [property: string, colour: string]> {
  const table = nightColours(how);
  const body = (colour: string) => {
    const dark = overprint(colour, DUSK_FILTER);
    return how === undefined ? dark : how === 'n' ? between(dark, colour, 0.6) : lit(colour, dark, how);
  };
  return Object.fromEntries(
    Object.entries(peopleByDay()).map(([name, [property, colour]]) => [
      name,
      // Clothes have an ink by name; skin and hair have colours of their own.
      [property, colour.startsWith('var(') ? (table[colour.slice(6, -1)] ?? colour) : body(colour)],
    ]),
  );
}
