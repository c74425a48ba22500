import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { LanguageFrame } from './LanguageSwitcher.styles.ts';
import type { LanguageSwitcherVariant } from './LanguageSwitcher.variants.ts';

export interface LanguageOption {
  /** Language code: `sv`. */
  lang: string;
  /** Its name in itself: `Svenska`. */
  name: string;
  /** This page in that language, complete with its prefix. */
  href: string;
}

export interface LanguageSwitcherProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The languages, each with its own name and the address of this page in it. */
  languages: readonly LanguageOption[];
  /** Code of the language of this page. */
  current: string;
  /** Whole names, or their codes where there is little room. */
  variant?: LanguageSwitcherVariant | undefined;
  /** Names the list of languages. */
  labels: { languages: string };
  /** A choice was made, before the browser follows the link; `preventDefault` on the event takes the navigation over. */
  onLanguageChange?: ((lang: string, details: { event: MouseEvent<HTMLAnchorElement>; href: string }) => void) | undefined;
}

/** Adds the query and hash of the current address, which no server knows in full, where the link has none. */
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
