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

export interface EntryPage {
  kind: EntryKind;
  slug: string;
  path: string;
  texts: string;
}

export type Lists = Readonly<Record<string, unknown>>;

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** 'partner' and 'asus-rog' give 'partnerAsusRog'. */
export const textsName = (kind: EntryKind, slug: string) => kind + slug.split('-').map(upperFirst).join('');

interface Entry {
  slug?: string;
  page?: { texts?: string };
}

export const entryPages = (lists: Lists): EntryPage[] =>
  Object.entries(kinds).flatMap(([name, { lists: names, below }]) =>
    names
      .flatMap(list => (lists[list] ?? []) as readonly Entry[])
      .flatMap(({ slug, page }) => {
        const kind = name as EntryKind;
        return slug && page ? [{ kind, slug, path: `${below}/${slug}`, texts: page.texts ?? textsName(kind, slug) }] : [];
      }),
  );
