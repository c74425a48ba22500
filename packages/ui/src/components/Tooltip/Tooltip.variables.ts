/** What you may set of a Tooltip, on it or on anything around it. */
export interface TooltipVariables {
  /** Its ground. */
  '--ui-tooltip-background'?: string | undefined;
  /** Its words. */
  '--ui-tooltip-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-tooltip-border'?: string | undefined;
  /** Its corners. */
  '--ui-tooltip-radius'?: string | undefined;
  /** Above and below its words. */
  '--ui-tooltip-padding'?: string | undefined;
  /** The face of its words. */
  '--ui-tooltip-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends TooltipVariables {}
}
