import type { CSSProperties } from 'react';
export interface ScheduleStripVariables extends CSSProperties {
  /** Background colour, dark in both themes. */
  '--ui-schedule-strip-background'?: string | undefined;
  /** Colour of the hours, and of bars without a place's ink. */
  '--ui-schedule-strip-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-schedule-strip-border'?: string | undefined;
  /** Border radius. */
  '--ui-schedule-strip-radius'?: string | undefined;
  /** Font family of the hours. */
  '--ui-schedule-strip-font'?: string | undefined;
  /** Colour of the line of the present. */
  '--ui-schedule-strip-now-background'?: string | undefined;
}

/** Number of places from which rows have no cells: they would be lower than a pixel, and thousands. */
export const denseFrom = 24;
