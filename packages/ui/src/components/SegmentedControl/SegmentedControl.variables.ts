export interface SegmentedControlVariables {
  /** Background colour of a segment that is not chosen. */
  '--ui-segmented-control-background'?: string | undefined;
  /** Text colour of a segment that is not chosen. */
  '--ui-segmented-control-color'?: string | undefined;
  /** Background colour of the chosen segment. */
  '--ui-segmented-control-selected-background'?: string | undefined;
  /** Text colour of the chosen segment. */
  '--ui-segmented-control-selected-color'?: string | undefined;
  /** Border around the control and between segments, as in CSS `border`. */
  '--ui-segmented-control-border'?: string | undefined;
  /** Border radius. */
  '--ui-segmented-control-radius'?: string | undefined;
  /** Font family of the labels. */
  '--ui-segmented-control-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends SegmentedControlVariables {}
}
