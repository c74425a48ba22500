import type { Behaviour } from './attachAll.ts';
import { attachAnalytics } from './analytics.ts';
import { attachCostForm } from './costForm.ts';
import { attachLabelActions } from './labelActions.ts';
import { attachOfflineAge } from './offlineAge.ts';
import { attachPageSearch } from './pageSearch.ts';
import { attachReviewBar } from './reviewBar.ts';
import { attachSearchOpener } from './searchOpener.ts';
import { attachShare } from './share.ts';
import { attachTimed } from './timed.ts';
import { attachUpdateOffer } from './updateOffer.ts';

/** Behaviours of the site, for `attachAll`. */
export const behaviours: readonly Behaviour[] = [
  [':root', attachSearchOpener],
  [':root', attachAnalytics],
  ['[data-cost-form]', attachCostForm],
  ['[data-page-search]', attachPageSearch],
  ['[data-offline-age]', attachOfflineAge],
  ['[data-share]:not([data-label])', attachShare],
  ['[data-label]', attachLabelActions],
  ['[data-shown-from], [data-shown-until]', attachTimed],
  ['[data-component=UpdateNotice]', attachUpdateOffer],
  ['[data-component=ReviewBar]', attachReviewBar],
];
