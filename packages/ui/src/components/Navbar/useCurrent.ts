import { useLink } from '../../foundations/LinkProvider/index.ts';

/** A link of the page's shell. */
export interface LinkItem {
  /** Internal, without language (`/tickets`), or external. */
  href: string;
  /** What the link says. */
  text: string;
  /** Opens in a new tab. */
  isExternal?: boolean | undefined;
}

const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/**
 * Tells which links lead to the page shown now: `page` for the page itself, `true` for the section it is part of
 * (`/food` on `/food/restaurants`) when `hasSections`.
 * `currentPath` may be written as the links are (`/food`) or completed (`/sv/food`).
 */
export function useCurrent(currentPath: string | undefined, hasSections = false) {
  const { resolve } = useLink();
  return (href: string): 'page' | 'true' | undefined => {
    if (!currentPath || !href.startsWith('/')) return undefined;
    const here = bare(currentPath);
    const forms = [bare(href), bare(resolve(href))];
    if (forms.includes(here)) return 'page';
    return hasSections && forms.some(form => form.length > 1 && here.startsWith(`${form}/`)) ? 'true' : undefined;
  };
}
