import type { Ink, Tones } from './inks.ts';

/** A text in each language of the edition. */
export type InLanguages = Readonly<Record<'sv', string> & Record<string, string>>;

/** Data of a district that drawings need. */
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

/** Texts, colours and pattern of a year's matchbox. */
export interface Look {
  name: string;
  /** Days of the month, and the month in Swedish: [13, 14, 15, 16], 'JUNI'. */
  days: readonly number[];
  month: string;
  /** '13–16 juni', '13–16 June' */
  dates: InLanguages;
  venue: string;
  city: string;
  /** Where the town is, in Swedish and in capitals: 'VID VÄTTERN'. Not drawn if it is omitted. */
  by?: string;
  tagline: InLanguages;
  /** The label on the box: its inks and pattern. */
  sleeve: { ground: Ink; second: Ink; pattern: 'rays' | 'waves' | 'stripes' };
  /** Ground of the home page's preview. */
  hero: Ink;
  /** Districts of the edition. Default: those of the kit. */
  districts?: readonly DistrictLook[];
  /** Districts of the far row in the box, back to front. */
  plots: readonly string[];
  /** Character on the roof of the box. */
  guest: 'none' | 'moose' | 'cat';
  /** Inks that the year changes, by day and by night. */
  inks: Readonly<Record<'day' | 'night', Partial<Record<Ink, Tones>>>>;
}

/** Look without an edition, for example in a browser. */
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

/** Global in which build/edition-look.ts puts the look of the edition before any drawing is imported. */
export const lookSlot: typeof globalThis & {
  tandLook?: Look;
  /** The look that the kit read when it was imported. */
  tandLookTaken?: Look;
} = globalThis;
