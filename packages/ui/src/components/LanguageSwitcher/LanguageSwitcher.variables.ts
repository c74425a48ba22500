export interface LanguageSwitcherVariables {
  /** Colour of a language that is not chosen. */
  '--ui-language-switcher-color'?: string | undefined;
  /** Colour of the current language. */
  '--ui-language-switcher-selected-color'?: string | undefined;
  /** Gap between the languages. */
  '--ui-language-switcher-gap'?: string | undefined;
  /** Font size of the text. */
  '--ui-language-switcher-font-size'?: string | undefined;
}

declare module 'react' {
  interface CSSProperties extends LanguageSwitcherVariables {}
}
