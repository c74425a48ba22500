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

export function checkTokens(tokens: Tokens): string[] {
  const { light, night, bands, more } = tokens;
  const problems: string[] = [];
  for (const path of light.keys()) if (!night.has(path)) problems.push(`night: ${path} is missing`);
  for (const path of night.keys()) if (!light.has(path)) problems.push(`light: ${path} is missing`);
  const known = (name: string, scope: Scope | undefined) => {
    for (const path of scope?.keys() ?? []) if (!light.has(path)) problems.push(`${name}: ${path} is not a token`);
  };
  const check = (name: string, scope: Scope, pairs: readonly Pair[]) => {
    for (const [front, ground, least] of pairs) {
      const [a, b] = [scope.get(`color.${front}`)?.css, scope.get(`color.${ground}`)?.css];
      if (!a || !b) {
        problems.push(`${name}: ${front} or ${ground} is missing`);
        continue;
      }
      const ratio = contrast(a, b);
      if (ratio < least) problems.push(`${name}: ${front} ${a} on ${ground} ${b} is ${ratio.toFixed(2)}, below ${least}`);
    }
  };
  for (const band of Object.keys(more.bands)) if (!bands[band]) problems.push(`more contrast: there is no band ${band}`);
  for (const theme of ['light', 'night'] as const) {
    known(`${theme} with more contrast`, more[theme]);
    for (const [band, scopes] of Object.entries(bands)) {
      known(`band ${band}`, scopes[theme]);
      known(`band ${band} with more contrast`, more.bands[band]?.[theme]);
    }
    for (const contrastOf of ['standard', 'more'] as const) {
      const name = contrastOf === 'more' ? `${theme} with more contrast` : theme;
      check(name, scopeOf(tokens, theme, contrastOf), pairsIn(contrastOf));
      for (const band of Object.keys(bands))
        check(`band ${band}, ${name}`, scopeOf(tokens, theme, contrastOf, band), pairsIn(contrastOf, band));
    }
  }
  return problems;
}
