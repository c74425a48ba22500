import { createContext, createElement, use, type ReactNode } from 'react';

/** Stands for the path of the page within a part, which is all that differs. */
const ownPathMark = '/own-path/';

/** Parts that say the same on many pages, as they were rendered once, by the name of what they depend on. */
export class SameParts {
  readonly #kept = new Map<string, string>();

  has(name: string) {
    return this.#kept.has(name);
  }

  /** Puts the parts into a page that was just rendered; what it has for the first time is kept for the next. */
  put(html: string): string {
    return html.replace(/<same-part name="([^"]*)" path="([^"]*)">(.*?)<\/same-part>/gs, (_, name: string, path: string, made: string) => {
      if (made) this.#kept.set(name, made);
      return this.#kept.get(name)!.replaceAll(ownPathMark, path);
    });
  }
}

/** Where the server keeps them; browsers have none. */
export const KeptParts = createContext<SameParts | undefined>(undefined);

interface SamePartProps {
  /** Everything that the part depends on but the page: words of letters and digits. */
  name: string;
  /** Its links: which of them lead to the page, or to what that is part of, it depends on too. */
  links: readonly { path: string }[];
  /** The page's own, without language. */
  path: string;
  /** @param ownPath what to write where the page's own path is told */
  children: (ownPath: string) => ReactNode;
}

/** The server renders it once and gives other pages the same bytes; in the browser it is what stands in it. */
export const SamePart = import.meta.env.SSR ? Kept : Plain;

function Kept({ name, links, path, children }: SamePartProps) {
  const parts = use(KeptParts);
  if (!parts) return children(path);
  const current = links.flatMap(({ path: to }) => (path === to ? [to] : path.startsWith(`${to}/`) ? [`${to}/`] : []));
  const whole = [name, ...current].join(' ');
  return createElement('same-part', { name: whole, path }, parts.has(whole) ? undefined : children(ownPathMark));
}

function Plain({ path, children }: SamePartProps) {
  return children(path);
}
