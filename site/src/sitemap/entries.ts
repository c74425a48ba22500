import type { EntryKind } from '@tand/editions';
import { entries } from 'virtual:edition-pages';
import type { Page } from './page.ts';

/** What shows the entries of a kind, and which texts their pages need beside their own. */
const kinds: Record<EntryKind, Pick<Page, 'module' | 'texts' | 'reads' | 'moment'>> = {
  partner: { module: 'people/partner', texts: ['partners'] },
  // Times come from the programme, whose words the page therefore needs too.
  tournament: { module: 'esports/tournament', texts: ['esports', 'schedule'], reads: ['programme'] },
  district: { module: 'places/district', texts: ['districts', 'accessWords'], reads: ['programme'], moment: 'now' },
  activity: { module: 'places/activity', texts: ['activities'] },
  food: { module: 'stay/food-place', texts: [] },
  accommodation: { module: 'stay/place-to-sleep', texts: [], moment: 'phase' },
  creator: { module: 'people/creator', texts: ['creators'] },
};

/** Entries whose page has more than those of its kind. */
const special: Readonly<Record<string, string>> = {
  // The masters: an update that is an alert, and tables of prizes that are the rules' own numbers.
  'esports/tournaments/cs2': 'esports/cs2',
  // An invitational: the teams of a list of their own.
  'esports/tournaments/valorant': 'esports/valorant',
  // Two formats with rules.
  'activities/console': 'places/console',
  // A film that is loaded when it is asked for.
  'activities/saab': 'places/saab',
  // The first clue of the hunt.
  'activities/arcane-game': 'places/arcane-game',
  // A notice that comes with the clock.
  'accommodation/cabins': 'stay/cabins',
};

/** The pages of partners, tournaments, districts, activities, places to eat and to sleep, and creators. */
export const entryPages: Page[] = entries.map(({ kind, slug, path, texts }) => ({
  ...kinds[kind],
  path,
  slug,
  module: special[path] ?? kinds[kind].module,
  texts: [texts, ...kinds[kind].texts],
}));
