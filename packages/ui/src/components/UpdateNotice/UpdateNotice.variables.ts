export interface UpdateNoticeVariables {
  /** Background colour. */
  '--ui-update-notice-background'?: string | undefined;
  /** Text colour. */
  '--ui-update-notice-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-update-notice-border'?: string | undefined;
  /** Colour of the upper edge. */
  '--ui-update-notice-accent'?: string | undefined;
  /** Border radius. */
  '--ui-update-notice-radius'?: string | undefined;
  /** Gap between text and buttons. */
  '--ui-update-notice-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends UpdateNoticeVariables {}
}
