import { HAIR, SKIN } from '../palette.ts';

export const TOPS = ['var(--r1)', 'var(--b1)', 'var(--y1)', 'var(--p1)', 'var(--g1)', 'var(--w0)', 'var(--k1)', 'var(--s1)'] as const;
export const TROUSERS = ['var(--k2)', 'var(--b2)', 'var(--k1)', 'var(--w2)', 'var(--s3)'] as const;

/** The colours of people by their classes: skin, hair, top, legs. */
export function peopleByDay(): Record<string, readonly [property: string, colour: string]> {
  const all: Record<string, readonly [string, string]> = {};
  const add = (prefix: string, property: string, colours: readonly string[]) =>
    colours.forEach((colour, i) => (all[`${prefix}${i}`] = [property, colour]));
  add('a', 'sk', SKIN);
  add('t', 'tp', TOPS);
  add('h', 'hr', HAIR);
  add('l', 'lg', TROUSERS);
  return all;
}

/** The style rules that colour people, only those that `markup` uses. */
export function peopleRules(markup: string): string {
  const used = new Set([...markup.matchAll(/class="(a\d t\d h\d l\d)/g)].flatMap(match => (match[1] ?? '').split(' ')));
  return Object.entries(peopleByDay())
    .filter(([name]) => used.has(name))
    .map(([name, [property, colour]]) => `.${name}{--${property}:${colour}}`)
    .join('');
}
