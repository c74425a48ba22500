/** What you may set of an UpdateNotice, on it or on anything around it. */
export interface UpdateNoticeVariables {
  /** Its ground. */
  '--ui-update-notice-background'?: string | undefined;
  /** Its words. */
  '--ui-update-notice-color'?: string | undefined;
  /** The line around it, as `border` of CSS. */
  '--ui-update-notice-border'?: string | undefined;
  /** Its upper edge. */
  '--ui-update-notice-accent'?: string | undefined;
  /** Its corners. */
  '--ui-update-notice-radius'?: string | undefined;
  /** Between the words and the buttons. */
  '--ui-update-notice-gap'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends UpdateNoticeVariables {}
}
