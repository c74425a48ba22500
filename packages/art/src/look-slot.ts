import type { Ink, Tones } from './inks.ts';

/** In each language of the edition. */
export type InLanguages = Readonly<Record<'sv', string> & Record<string, string>>;

/** A district as its drawings need it. */
export interface DistrictLook {
  slug: string;
  /** In capitals. */
  name: string;
  number: number;
  ink: Ink;
  /** Class of the lettering on it. */
  lettering: string;
  /** Emblem of a district without a drawing of its own. */
  emblem?: string;
}

/** What a year's matchbox says and wears. */
export interface Look {
  name: string;
  /** Days of the month, and the month in Swedish: [13, 14, 15, 16], 'JUNI'. */
  days: readonly number[];
  month: string;
  /** '13–16 juni', '13–16 June' */
  dates: InLanguages;
  venue: string;
  city: string;
  /** Where the town is, in Swedish and in capitals: 'VID VÄTTERN'. Left out without one. */
  by?: string;
  tagline: InLanguages;
  /** The label on the box: its inks and pattern. */
  sleeve: { ground: Ink; second: Ink; pattern: 'rays' | 'waves' | 'stripes' };
  /** Ground of the home page's preview. */
  hero: Ink;
  /** Districts of the edition; those of the kit without them. */
  districts?: readonly DistrictLook[];
  /** Districts of the far row in the box, back to front. */
  plots: readonly string[];
  /** Who looks in from the roof of the box. */
  guest: 'none' | 'moose' | 'cat';
  /** Inks that the year changes, by day and by night. */
  inks: Readonly<Record<'day' | 'night', Partial<Record<Ink, Tones>>>>;
}

/** What the kit draws by itself, without an edition: in a browser, in a workshop. */
export const plainLook: Look = {
  name: 'TÄND',
  days: [13, 14, 15, 16],
  month: 'JUNI',
  dates: { sv: '13–16 juni', en: '13–16 June' },
  venue: 'Elmia',
  city: 'Jönköping',
  by: 'VID VÄTTERN',
  tagline: { sv: 'En ask full av spel', en: 'A box full of games' },
  sleeve: { ground: 'r', second: 'y', pattern: 'rays' },
  hero: 'y',
  plots: ['neon-district', 'tokyo-town', 'tilted-blocks', 'rosa-helikopter'],
  guest: 'none',
  inks: { day: {}, night: {} },
};

/** Where the build leaves the look of its edition before the first drawing is loaded (build/edition-look.ts). */
export const lookSlot: typeof globalThis & {
  tandLook?: Look;
  /** What the kit took from here when it was loaded. */
  tandLookTaken?: Look;
} = globalThis;
