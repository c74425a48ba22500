/** What you may set of a SegmentedControl, on it or on anything around it. */
export interface SegmentedControlVariables {
  /** The ground of a segment that is not chosen. */
  '--ui-segmented-control-background'?: string | undefined;
  /** Its words. */
  '--ui-segmented-control-color'?: string | undefined;
  /** The ground of the segment that is chosen. */
  '--ui-segmented-control-selected-background'?: string | undefined;
  /** The words of the segment that is chosen. */
  '--ui-segmented-control-selected-color'?: string | undefined;
  /** The line around it and between the segments, as `border` of CSS. */
  '--ui-segmented-control-border'?: string | undefined;
  /** Its corners. */
  '--ui-segmented-control-radius'?: string | undefined;
  /** The face of its words. */
  '--ui-segmented-control-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends SegmentedControlVariables {}
}
