import type { CSSProperties } from 'react';

export interface ScheduleScreenVariables extends CSSProperties {
  /** Background colour of current items. */
  '--ui-schedule-screen-background'?: string | undefined;
  /** Text colour on the place's ground and on current items. */
  '--ui-schedule-screen-color'?: string | undefined;
  /** Border of its boxes, as in CSS `border`. */
  '--ui-schedule-screen-border'?: string | undefined;
  /** Border radius of its boxes. */
  '--ui-schedule-screen-radius'?: string | undefined;
  /** Font family of all but the lines of what follows. */
  '--ui-schedule-screen-font'?: string | undefined;
}
