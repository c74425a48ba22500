import { type ComponentPropsWithRef, useEffect, useMemo, useRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { attachLanguageSwitcher } from './attachLanguageSwitcher.ts';
import { LanguageFrame } from './LanguageSwitcher.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type LanguageSwitcherVariables = Variables<'language-switcher', 'color' | 'selected-color' | 'gap' | 'font-size'>;

export interface LanguageOption {
  lang: string;
  name: string;
  href: string;
}

export interface LanguageSwitcherProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Languages: code, name in that language, and address of this page in that language. */
  languages: readonly LanguageOption[];
  /** Code of the current language. */
  current: string;
  /** Accessible name of the group. */
  labels: { languages: string };
}

/** Plain links to the same page in each language. */
export function LanguageSwitcher({ languages, current, labels, ref, ...rest }: LanguageSwitcherProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('LanguageSwitcher', { languages, labels });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => attachLanguageSwitcher(root.current!), []);
  return (
    <LanguageFrame
      role="group"
      data-component="LanguageSwitcher"
      aria-label={labels.languages}
      {...rest}
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
    >
      <ul role="list">
        {languages.map(({ lang, name, href }) => (
          <li key={lang}>
            <a href={href} lang={lang} hrefLang={lang} aria-current={lang === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </LanguageFrame>
  );
}
