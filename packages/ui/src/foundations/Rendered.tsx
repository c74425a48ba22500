import { cloneElement, type ElementType, type ReactElement } from 'react';

type Props = Record<string, unknown>;
type Handler = (event: { defaultPrevented: boolean }) => void;

export type RenderElement = ReactElement<object>;

export interface RenderProps {
  /** Element to render instead of the default one, e.g. `<main>`. */
  render?: RenderElement | undefined;
}

export const rendered = (render: RenderElement | undefined, own: ElementType) => (render ? { as: Rendered, render } : { as: own });

/** Merges props into `render`, whose props win, and whose handlers run first and can prevent the others. */
export function Rendered({ render, ...ours }: Props & { render: RenderElement }) {
  const all: Props = { ...ours };
  for (const [name, theirs] of Object.entries(render.props)) {
    const own = ours[name];
    if (!own || !theirs) all[name] = theirs ?? own;
    else if (name === 'className') all[name] = [own as string, theirs as string].join(' ');
    else if (name === 'style') all[name] = { ...own, ...theirs };
    else if (/^on[A-Z]/.test(name))
      all[name] = (event: Parameters<Handler>[0]) => {
        (theirs as Handler)(event);
        if (!event.defaultPrevented) (own as Handler)(event);
      };
    else all[name] = theirs;
  }
  return cloneElement(render, all);
}
