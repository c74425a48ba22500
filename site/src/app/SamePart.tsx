import { createContext, createElement, use, type ReactNode } from 'react';

/** Placeholder for the page's own path within a part, the only thing that differs. */
const ownPathMark = '/own-path/';

/** HTML fragments memoized across pages by key. */
export class SameParts {
  readonly #kept = new Map<string, string>();

  has(name: string) {
    return this.#kept.has(name);
  }

  put(html: string): string {
    return html.replace(/<same-part name="([^"]*)" path="([^"]*)">(.*?)<\/same-part>/gs, (_, name: string, path: string, made: string) => {
      if (made) this.#kept.set(name, made);
      return this.#kept.get(name)!.replaceAll(ownPathMark, path);
    });
  }
}

/** Set on the server only. */
export const KeptParts = createContext<SameParts | undefined>(undefined);

interface SamePartProps {
  /** Key of all that the part depends on, except the page: letters and digits. */
  name: string;
  /** Links of the part: which of them is current depends on the page. */
  links: readonly { path: string }[];
  path: string;
  children: (ownPath: string) => ReactNode;
}

/** The server renders the part once and reuses its HTML; the browser renders the children. */
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
