/** Kinds of entries that have a page each: the lists they stand in, and the address that their pages lie below. */
export const kinds = {
  partner: { lists: ['partners'], below: 'partners' },
  tournament: { lists: ['tournaments', 'tournamentParts'], below: 'esports/tournaments' },
  district: { lists: ['districts'], below: 'universe/districts' },
  activity: { lists: ['activities'], below: 'activities' },
  food: { lists: ['food'], below: 'food' },
  accommodation: { lists: ['accommodation'], below: 'accommodation' },
  creator: { lists: ['creators'], below: 'creators' },
} as const;
export type EntryKind = keyof typeof kinds;

/** The page of an entry. */
export interface EntryPage {
  kind: EntryKind;
  slug: string;
  /** Address below the language. */
  path: string;
  /** Name of its copy file in each language. */
  texts: string;
}

/** Lists of an edition by name; what the pages need of them. */
export type Lists = Readonly<Record<string, unknown>>;

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** What the copy file of an entry is called when it says nothing else: 'partner' and 'asus-rog' give 'partnerAsusRog'. */
export const textsName = (kind: EntryKind, slug: string) => kind + slug.split('-').map(upperFirst).join('');

interface Entry {
  slug?: string;
  page?: { texts?: string };
}

/** Every page that the entries of an edition's lists ask for. */
export const entryPages = (lists: Lists): EntryPage[] =>
  Object.entries(kinds).flatMap(([name, { lists: names, below }]) =>
    names
      .flatMap(list => (lists[list] ?? []) as readonly Entry[])
      .flatMap(({ slug, page }) => {
        const kind = name as EntryKind;
        return slug && page ? [{ kind, slug, path: `${below}/${slug}`, texts: page.texts ?? textsName(kind, slug) }] : [];
      }),
  );
