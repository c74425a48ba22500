import type { Ink, Tones } from './inks.ts';
import { LOOK } from './look.ts';

export type { Ink, Tones };

export type Mode = 'day' | 'night';
/** Inks that give light: they stay bright at night. */
export type Light = 'ey' | 'ew' | 'ep' | 'eb' | 'er' | 'eg' | 'gl' | 'gm' | 'gc' | 'gp';

/** Day inks. r match-head red, y flame yellow, b flame-base blue, p pink, g lake teal, w match wood, s stone, k ink, o brown wood. */
const inks: Record<Ink, Tones> = {
  r: ['#ff5d4f', '#e5242a', '#b5142c', '#7d0f2b'],
  y: ['#ffe385', '#ffc61a', '#f29a0a', '#b8690b'],
  b: ['#7d97ff', '#2b50ff', '#1c32c8', '#141d7d'],
  p: ['#ffcfdd', '#ff97ba', '#e8608f', '#a93766'],
  g: ['#9be6cb', '#3abd9d', '#1d8a7a', '#0f5a58'],
  w: ['#fffaf0', '#f6e6c8', '#dfbf8c', '#a98453'],
  s: ['#f1ece6', '#d3cac9', '#a9a0ad', '#6d6580'],
  k: ['#544e6e', '#36304c', '#221d33', '#130f20'],
  o: ['#c58a4e', '#9a6236', '#744524', '#563018'],
};

/** Night inks are picked, not computed: hues stay, lightness falls, warm inks stay warm (lamp light), cool inks go blue. */
const nightInks: Record<Ink, Tones> = {
  r: ['#f2544b', '#c81c2f', '#8a1230', '#520a28'],
  y: ['#ffcf5a', '#eb9c14', '#b0650f', '#6d3d14'],
  b: ['#6484ff', '#2a45ea', '#1a28a8', '#101762'],
  p: ['#f7a3c4', '#d3639a', '#8d3575', '#561f50'],
  g: ['#62c7b6', '#218f88', '#13626b', '#0b3f4b'],
  w: ['#f0dfc3', '#b79c86', '#75627a', '#463d5e'],
  s: ['#aab0d4', '#757ba8', '#4d5180', '#31345a'],
  k: ['#3d3f6e', '#262853', '#181936', '#0d0c20'],
  o: ['#a87146', '#7a4c38', '#553330', '#3a2430'],
};

/** The inks of the edition: its theme may change some. */
export const INKS: Record<Ink, Tones> = { ...inks, ...LOOK.inks.day };
export const NIGHT_INKS: Record<Ink, Tones> = { ...nightInks, ...LOOK.inks.night };

/** Light inks, day and night. `gl`, `gm`, `gc` and `gp` are window glass: dark by day, lit by night. */
export const LIGHTS: Record<Light, readonly [day: string, night: string]> = {
  ey: ['#ffd84a', '#ffdf5e'],
  ew: ['#fff3cf', '#fff3cf'],
  ep: ['#ff97ba', '#ff7db0'],
  eb: ['#7fd4ff', '#63d2ff'],
  er: ['#ff5d4f', '#ff4a45'],
  eg: ['#8df0c4', '#7df5c0'],
  gl: ['#3b4f9e', '#ffd45a'],
  gm: ['#5d74c4', '#ffb84a'],
  gc: ['#3b4f9e', '#6ec6ff'],
  gp: ['#3b4f9e', '#ff86b8'],
};

/** The contour of every form. */
export const LINE = '#17131f';
export const WHITE = '#ffffff';
export const PAPER = INKS.w[0];

/** The contour and shadow colours of one mode. */
export const CONTOUR: Record<Mode, { line: string; shadow: string }> = {
  day: { line: LINE, shadow: '#2a1b4a' },
  night: { line: '#07071a', shadow: '#05051c' },
};

/** Skin tones of the people in scenes. */
export const SKIN = ['#ffd9bd', '#f2b98e', '#c98556', '#8d5534', '#5b3622'] as const;
/** Hair colours of the people in scenes. */
export const HAIR = ['#2a1d22', '#6b3d1f', '#d9a441', '#f2d58a', '#c4472b', '#ff6fa5', '#3d6cff', '#2fae93', '#efe9e4'] as const;

export const isInk = (name: string): name is Ink => Object.hasOwn(INKS, name);
const isLight = (name: string): name is Light => Object.hasOwn(LIGHTS, name);
const inkNames = Object.keys(INKS).filter(isInk);
const lightNames = Object.keys(LIGHTS).filter(isLight);

/** Every colour of the day by its class name: `r0` … `o3`, the lights, `ln` (contour) and `sh` (shadow). Night's are in night/inks.ts. */
export function dayColours(): Record<string, string> {
  const all: Record<string, string> = { ln: CONTOUR.day.line, sh: CONTOUR.day.shadow };
  for (const ink of inkNames) INKS[ink].forEach((colour, tone) => (all[`${ink}${tone}`] = colour));
  for (const light of lightNames) all[light] = LIGHTS[light][0];
  return all;
}

/** The style rules of the colour classes that a picture of the day uses, and of no others. */
export function dayRules(markup: string): string {
  const used = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap(match => (match[1] ?? '').split(' ')));
  const fills = Object.entries(dayColours()).filter(([name]) => used.has(name) && name !== 'sh');
  const rules = fills.map(([name, colour]) => `.${name}{fill:${colour}}`);
  if (used.has('n')) rules.push('.n{fill:none}');
  if (used.has('z')) rules.push('.z{stroke:none}');
  if (used.has('sh')) rules.push(`.sh{fill:${CONTOUR.day.shadow};stroke:none;opacity:.26}`);
  return rules.join('');
}
