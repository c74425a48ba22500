import type { DayPickerLabels } from '../DayPicker/index.ts';
import type { NowNextLabels } from '../NowNext/index.ts';
import type { ScheduleGridLabels } from '../ScheduleGrid/index.ts';
import type { ScheduleStripLabels } from '../ScheduleStrip/index.ts';
import type { ScheduleHeadLabels } from './ScheduleHead.tsx';
import type { ScheduleStatusLabels } from './ScheduleStatus.tsx';

export interface ScheduleLabels
  extends ScheduleGridLabels, DayPickerLabels, ScheduleHeadLabels, ScheduleStatusLabels, ScheduleStripLabels, NowNextLabels {
  /** Notice for visitors in another zone, which explains the times in brackets. */
  zoneNotice: (zone: string) => string;
  schedule: string;
  skip: string;
  /** Button that shows past items of the present day: "Earlier today: 23". */
  earlier: (count: number) => string;
}
