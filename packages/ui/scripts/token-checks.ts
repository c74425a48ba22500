import { scopeOf, type Contrast, type Scope, type Tokens } from './token-files.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast ratio of two hex colours. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

export type Pair = [front: string, ground: string, least: number];
const text = (front: string, ...grounds: string[]) => grounds.map((ground): Pair => [front, ground, 4.5]);

/** Pairs that are checked in both themes and every band. */
export const everywhere: Pair[] = [
  ...['ink', 'muted', 'red-text', 'current', 'link', 'error', 'heading'].flatMap(front => text(front, 'paper')),
  ['line', 'paper', 3],
  ['focus', 'paper', 3],
  ...['red', 'blue', 'yellow', 'primary', 'schedule', 'neutral', 'field'].flatMap(ground => text(`on-${ground}`, ground)),
  ...text('on-striker', 'striker', 'striker-dot'),
  ...text('on-hero', 'hero', 'hero-ray'),
];
export const themesOnly: Pair[] = [
  ...['ink', 'muted', 'red-text'].flatMap(front => text(front, 'wood', 'card', 'highlight')),
  ...text('link', 'wood', 'card'),
];
/** Ratio with more contrast by standard ratio: AAA for text, that of standard text for lines. */
const stricter = new Map([
  [3, 4.5],
  [4.5, 7],
]);

export const pairsIn = (level: Contrast, band = ''): Pair[] =>
  (band ? everywhere : [...everywhere, ...themesOnly]).map(([front, ground, least]) => [
    front,
    ground,
    level === 'more' ? (stricter.get(least) ?? least) : least,
  ]);

export interface LowContrast {
  /** Theme or band, and whether contrast is raised: 'band pink, light with more contrast'. */
  place: string;
  front: string;
  ground: string;
  css: [front: string, ground: string];
  ratio: number;
  least: number;
}

export const messageOf = ({ front, ground, css, ratio, least }: LowContrast): string =>
  `${front} ${css[0]} on ${ground} ${css[1]} is ${ratio.toFixed(2)}, below ${least}`;

export function lowContrasts(tokens: Tokens): LowContrast[] {
  const found: LowContrast[] = [];
  for (const theme of ['light', 'night'] as const)
    for (const level of ['standard', 'more'] as const)
      for (const band of ['', ...Object.keys(tokens.bands)]) {
        const scope = scopeOf(tokens, theme, level, band);
        const place = `${band && `band ${band}, `}${theme}${level === 'more' ? ' with more contrast' : ''}`;
        for (const [front, ground, least] of pairsIn(level, band)) {
          const css = [scope.get(`color.${front}`)!.css, scope.get(`color.${ground}`)!.css] as const;
          const ratio = contrast(...css);
          if (ratio < least) found.push({ place, front, ground, css: [...css], ratio, least });
        }
      }
  return found;
}

export function checkTokens(tokens: Tokens): string[] {
  const { light, night, bands, more } = tokens;
  const problems: string[] = [];
  for (const path of light.keys()) if (!night.has(path)) problems.push(`night: ${path} is missing`);
  for (const path of night.keys()) if (!light.has(path)) problems.push(`light: ${path} is missing`);
  const known = (name: string, scope: Scope | undefined) => {
    for (const path of scope?.keys() ?? []) if (!light.has(path)) problems.push(`${name}: ${path} is not a token`);
  };
  for (const band of Object.keys(more.bands)) if (!bands[band]) problems.push(`more contrast: there is no band ${band}`);
  for (const theme of ['light', 'night'] as const) {
    known(`${theme} with more contrast`, more[theme]);
    for (const [band, scopes] of Object.entries(bands)) {
      known(`band ${band}`, scopes[theme]);
      known(`band ${band} with more contrast`, more.bands[band]?.[theme]);
    }
  }
  // Contrast needs all tokens.
  return problems.length > 0 ? problems : lowContrasts(tokens).map(problem => `${problem.place}: ${messageOf(problem)}`);
}
