import { KB, type Drawn } from '../build/picture.ts';

/** What a hero may cost over the wire, brotli, everything in it together. */
export const HERO_BUDGETS = { wide: 140 * KB, mobile: 60 * KB } as const;

/** The files a visitor's hero is made of, below img without the mode. */
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
