/** What you may set of a LanguageSwitcher, on it or on anything around it. */
export interface LanguageSwitcherVariables {
  /** A language that is not chosen. */
  '--ui-language-switcher-color'?: string | undefined;
  /** The language of this page. */
  '--ui-language-switcher-selected-color'?: string | undefined;
  /** Between the languages. */
  '--ui-language-switcher-gap'?: string | undefined;
  /** The size of the words. */
  '--ui-language-switcher-font-size'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends LanguageSwitcherVariables {}
}
