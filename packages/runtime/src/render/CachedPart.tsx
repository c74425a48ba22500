import { createContext, use, type ReactNode } from 'react';

/** Placeholder for the page's own path, which differs between pages with the same HTML of a part. */
const ownPathMark = '/own-path/';

/** Renders a part in a separate React root and returns its HTML, cached by key. Provided while the server renders. */
export const PartRendererContext = createContext<((key: string, content: ReactNode) => string) | undefined>(undefined);

interface CachedPartProps {
  /** Key of all that the part depends on, except the page. */
  name: string;
  /** Links of the part; which one is current depends on the page. */
  links: readonly { path: string }[];
  path: string;
  children: (ownPath: string) => ReactNode;
}

/** A part of most pages, whose HTML is cached. */
export function CachedPart({ name, links, path, children }: CachedPartProps) {
  const render = use(PartRendererContext);
  if (!render) return children(path);
  const current = links.flatMap(({ path: to }) => (path === to ? [to] : path.startsWith(`${to}/`) ? [`${to}/`] : []));
  const html = render([name, ...current].join(' '), children(ownPathMark)).replaceAll(ownPathMark, path);
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
