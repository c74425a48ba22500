import type { ComponentPropsWithRef, CSSProperties, MouseEvent } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { LanguageFrame } from './LanguageSwitcher.styles.ts';
import type { LanguageSwitcherVariant } from './LanguageSwitcher.variants.ts';

export interface LanguageSwitcherVariables extends CSSProperties {
  /** Colour of a language that is not chosen. */
  '--ui-language-switcher-color'?: string | undefined;
  /** Colour of the current language. */
  '--ui-language-switcher-selected-color'?: string | undefined;
  /** Gap between the languages. */
  '--ui-language-switcher-gap'?: string | undefined;
  /** Font size of the text. */
  '--ui-language-switcher-font-size'?: string | undefined;
}

export interface LanguageOption {
  lang: string;
  name: string;
  href: string;
}

export interface LanguageSwitcherProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Languages with their own names and the address of this page in each. */
  languages: readonly LanguageOption[];
  /** Code of the current language. */
  current: string;
  /** Full names, or codes where space is short. */
  variant?: LanguageSwitcherVariant | undefined;
  /** Accessible name of the list. */
  labels: { languages: string };
  /** Called before the browser follows the link; `preventDefault` on the event takes over the navigation. */
  onLanguageChange?: ((lang: string, details: { event: MouseEvent<HTMLAnchorElement>; href: string }) => void) | undefined;
}

/** Adds query and hash of the current address, which no server knows in full. */
function complete(anchor: HTMLAnchorElement) {
  if (!anchor.search) anchor.search = window.location.search;
  if (!anchor.hash) anchor.hash = window.location.hash;
}

/** Plain links to the same page in the other languages. */
export function LanguageSwitcher({ languages, current, variant = 'names', labels, onLanguageChange, ...rest }: LanguageSwitcherProps) {
  return (
    <LanguageFrame role="group" data-component="LanguageSwitcher" data-variant={variant} aria-label={labels.languages} {...rest}>
      <ul>
        {languages.map(({ lang, name, href }) => (
          <li key={lang}>
            <a
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={lang === current ? 'true' : undefined}
              onClick={event => {
                complete(event.currentTarget);
                const { pathname, search, hash } = event.currentTarget;
                onLanguageChange?.(lang, { event, href: pathname + search + hash });
              }}
            >
              {variant === 'codes' && `${lang} `}
              {variant === 'codes' ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </a>
          </li>
        ))}
      </ul>
    </LanguageFrame>
  );
}
