import { scheduleLabels } from '../Schedule/Schedule.fixtures.ts';
import type { NowNextLabels } from './NowNext.tsx';

/** Words for stories and tests. */
export const nowNextLabels: NowNextLabels = scheduleLabels.en;
