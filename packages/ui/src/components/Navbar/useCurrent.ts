import { useLink } from '../../foundations/LinkProvider/index.ts';

export interface LinkItem {
  /** Address: internal without language (`/tickets`), or external. */
  href: string;
  text: string;
  isExternal?: boolean | undefined;
}

const bare = (path: string) => path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/** Returns a function from an address to its `aria-current`; `hasSections` marks the page's section as 'true'. */
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
