import { KB, type Drawn } from '../build/picture.ts';

/** Maximum bytes of all layers of a hero together, after brotli. */
export const HERO_BUDGETS = { wide: 140 * KB, mobile: 60 * KB } as const;

/** Layers of the hero that a visitor gets: names in img/hero, without the mode. */
const HERO_FILES = {
  wide: ['drawer', 'sleeve', 'helicopter', 'blade', 'balloon', 'flame'],
  mobile: ['mobile-drawer', 'mobile-sleeve', 'helicopter', 'blade', 'flame'],
} as const;

/** Size of each hero in each mode with its budget. */
export function heroWeights(pictures: Readonly<Record<string, Drawn | undefined>>): { name: string; brotli: number; budget: number }[] {
  return (['wide', 'mobile'] as const).flatMap(cut =>
    (['day', 'night'] as const).map(mode => ({
      name: `the ${cut} hero by ${mode}`,
      brotli: HERO_FILES[cut].reduce((sum, part) => sum + (pictures[`hero/${part}-${mode}`]?.brotli ?? 0), 0),
      budget: HERO_BUDGETS[cut],
    })),
  );
}
