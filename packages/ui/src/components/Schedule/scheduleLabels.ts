import type { DayPickerLabels } from '../DayPicker/index.ts';
import type { NowNextLabels } from '../NowNext/index.ts';
import type { ScheduleGridLabels } from '../ScheduleGrid/index.ts';
import type { ScheduleStripLabels } from '../ScheduleStrip/index.ts';
import type { ScheduleHeadLabels } from './ScheduleHead.tsx';
import type { ScheduleStatusLabels } from './ScheduleStatus.tsx';

/** All words of a programme. */
export interface ScheduleLabels
  extends ScheduleGridLabels, DayPickerLabels, ScheduleHeadLabels, ScheduleStatusLabels, ScheduleStripLabels, NowNextLabels {
  /** Below the programme, for a visitor whose clock is another: whose time the brackets give. */
  zoneNotice: (zone: string) => string;
  /** Name of the region. */
  schedule: string;
  /** The skip link past it. */
  skip: string;
  /** What is over of the present day, to be shown: "Tidigare i dag: 23". */
  earlier: (count: number) => string;
}
