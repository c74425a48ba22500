import { scheduleLabels } from '../Schedule/Schedule.fixtures.ts';
import type { NowNextLabels } from './NowNext.tsx';

export const nowNextLabels: NowNextLabels = scheduleLabels.en;
