export interface TooltipVariables {
  /** Background colour. */
  '--ui-tooltip-background'?: string | undefined;
  /** Text colour. */
  '--ui-tooltip-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-tooltip-border'?: string | undefined;
  /** Border radius. */
  '--ui-tooltip-radius'?: string | undefined;
  /** Padding above and below the text. */
  '--ui-tooltip-padding'?: string | undefined;
  /** Font family of the text. */
  '--ui-tooltip-font'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends TooltipVariables {}
}
