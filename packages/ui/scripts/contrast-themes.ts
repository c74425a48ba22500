import { contrast, pairsIn, type Pair } from './token-checks.ts';
import { scopeOf, type Contrast, type Scope, type Theme, type Token, type Tokens } from './token-files.ts';
import { toHex } from './token-values.ts';

/** Colours of states, which do not follow the palette: only an unreadable one is changed. */
const states = ['current', 'link', 'focus', 'error'] as const;
const steps = 64;

const mix = (from: string, to: string, share: number) => toHex(`color-mix(in srgb, ${from}, ${to} ${share * 100}%)`);

/** The nearest colour towards black or white that meets every ratio; `from` if there is none. */
function strengthened(from: string, needs: readonly { against: string; least: number }[]): string {
  const passes = (css: string) => needs.every(({ against, least }) => contrast(css, against) >= least);
  for (let step = 0; step <= steps; step++)
    for (const end of ['#000000', '#ffffff']) if (passes(mix(from, end, step / steps))) return mix(from, end, step / steps);
  return from;
}

const layerOf = (tokens: Tokens, theme: Theme, level: Contrast, band: string): Scope => {
  const { light, night, bands } = level === 'more' ? tokens.more : tokens;
  return band ? (bands[band] ??= { light: new Map(), night: new Map() })[theme] : { light, night }[theme];
};

/** Which colour of a pair changes: the background if the text is ink or made for it (`on-red`), else the text. */
const changing = ([front, ground]: Pair) => (front === `on-${ground}` || front === 'ink' ? ground : front);

/** Changes `tokens` in place, but no colour that the brand names, even if it is unreadable. */
export function deriveContrast(tokens: Tokens, plain: Tokens, named: Record<Contrast, ReadonlySet<Token | undefined>>): void {
  for (const level of ['standard', 'more'] as const)
    for (const theme of ['light', 'night'] as const)
      for (const band of ['', ...Object.keys(tokens.bands)]) {
        const cssOf = (of: Tokens, contrastOf: Contrast, path: string) => scopeOf(of, theme, contrastOf, band).get(path)?.css ?? '';
        const isNamed = (path: string) => named[level].has(scopeOf(tokens, theme, level, band).get(path));
        const layer = layerOf(tokens, theme, level, band);
        // The default for more contrast must not override a colour that the brand has changed.
        if (level === 'more')
          for (const path of tokens.light.keys()) {
            const own = cssOf(tokens, 'standard', path);
            const ours = cssOf(plain, 'more', path);
            const isOurs = !isNamed(path) && cssOf(tokens, 'more', path) === ours && ours !== cssOf(plain, 'more', 'color.ink');
            if (isOurs && own !== cssOf(plain, 'standard', path) && cssOf(tokens, 'more', path) !== own) layer.set(path, { css: own });
          }
        const pairs = pairsIn(level, band);
        const names = level === 'more' ? [...new Set(pairs.map(changing))] : states;
        for (const name of names) {
          const path = `color.${name}`;
          if (isNamed(path)) continue;
          const needs = pairs
            .filter(pair => changing(pair) === name)
            .map(([front, ground, least]) => ({ against: cssOf(tokens, level, `color.${front === name ? ground : front}`), least }));
          const before = cssOf(tokens, level, path);
          const css = strengthened(before, needs);
          if (css !== before) layer.set(path, { css });
        }
      }
}
