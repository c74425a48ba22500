import { contrast, everywhere, themesOnly } from '../../scripts/token-checks.ts';
import type { Scope } from '../../scripts/token-files.ts';
import { readTokens } from '../../scripts/tokens.ts';

export const tokens = readTokens();

export function groupOf(group: string) {
  return [...tokens.core]
    .filter(([path]) => path.startsWith(`${group}.`))
    .map(([path, { css, desktop }]) => ({ name: path.slice(group.length + 1), css, desktop }));
}

export interface Pair {
  front: string;
  ground: string;
  colours: [front: string, ground: string];
  ratio: number;
  least: number;
}

export function pairsOf(scope: Scope, isTheme: boolean): Pair[] {
  return [...everywhere, ...(isTheme ? themesOnly : [])].map(([front, ground, least]) => {
    const colours: [string, string] = [scope.get(`color.${front}`)?.css ?? '', scope.get(`color.${ground}`)?.css ?? ''];
    return { front, ground, colours, ratio: contrast(...colours), least };
  });
}

export function rolesOf(css: string): string[] {
  const found = (['light', 'night'] as const).flatMap(theme =>
    [...tokens[theme]]
      .filter(([, token]) => token.css === css)
      .map(([path]) => `${path.replace('color.', '')}${theme === 'night' ? ' (night)' : ''}`),
  );
  return [...new Set(found)];
}
