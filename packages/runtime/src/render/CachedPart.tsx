import { createContext, use, type ReactNode } from 'react';

const ownPathMark = '/own-path/';

export const PartRendererContext = createContext<((key: string, content: ReactNode) => string) | undefined>(undefined);

interface CachedPartProps {
  /** Key of all that the part depends on, except the page. */
  name: string;
  links: readonly { path: string }[];
  path: string;
  children: (ownPath: string) => ReactNode;
}

/** Part that many pages share. Caching saves a fifth of an item page's CPU time (29 November 2026). */
export function CachedPart({ name, links, path, children }: CachedPartProps) {
  const render = use(PartRendererContext);
  if (!render) return children(path);
  const current = links.flatMap(({ path: to }) => (path === to ? [to] : path.startsWith(`${to}/`) ? [`${to}/`] : []));
  const html = render([name, ...current].join(' '), children(ownPathMark)).replaceAll(ownPathMark, path);
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
