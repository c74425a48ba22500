import type { EntryKind } from '@tand/editions';
import { entries } from 'virtual:edition-pages';
import type { Page } from './page.ts';

const kinds: Record<EntryKind, Pick<Page, 'module' | 'texts' | 'reads' | 'moment'>> = {
  partner: { module: 'people/partner', texts: ['partners'] },
  // Times come from the programme, whose texts are needed too.
  tournament: { module: 'esports/tournament', texts: ['esports', 'schedule'], reads: ['programme'] },
  district: { module: 'places/district', texts: ['districts', 'accessWords'], reads: ['programme'], moment: 'now' },
  activity: { module: 'places/activity', texts: ['activities'] },
  food: { module: 'stay/food-place', texts: [] },
  accommodation: { module: 'stay/place-to-sleep', texts: [], moment: 'phase' },
  creator: { module: 'people/creator', texts: ['creators'] },
};

export const entryPages: Page[] = entries.map(({ kind, slug, path, texts }) => ({
  ...kinds[kind],
  path,
  slug,
  texts: [texts, ...kinds[kind].texts],
}));
