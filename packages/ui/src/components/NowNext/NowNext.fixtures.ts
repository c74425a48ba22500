import type { NowNextLabels } from './NowNext.tsx';

/** Words for stories and tests. */
export const nowNextLabels: NowNextLabels = {
  now: 'Nu',
  next: 'Härnäst',
  until: time => `till ${time}`,
  nothing: 'Inget pågår här',
};
