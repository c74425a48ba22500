import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { propsAttribute, type HydrateOn } from './page.ts';

/** Renders an island by a root of its own. */
export interface IslandRenderer {
  /** Returns the HTML. */
  html: (name: string, props: object, on: HydrateOn) => string;
  /** Returns what the island hydrates with as JSON, with every `<` escaped. */
  json: (name: string, props: object) => string;
}

/** Provided while a document is rendered; without it, as in a browser, the served HTML of an island stays untouched. */
export const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined);

export interface IslandProps<P> {
  /** Name in the list of islands. */
  of: string;
  /** When it hydrates. Default: `'visible'`. */
  on?: HydrateOn;
  /** Props of its component; they travel as JSON. */
  props: P;
}

/** Served elements, by island: when React renders a page anew that was changed before hydration, they are put back. */
const served = new Map<string, Element>();
if (typeof document !== 'undefined')
  for (const element of document.querySelectorAll<HTMLElement>('[data-island], [data-island-props]'))
    served.set(element.dataset['island'] ?? ` ${element.dataset['islandProps']}`, element);

function useServed(name: string) {
  const ref = useRef<any>(null);
  useLayoutEffect(() => {
    const element = ref.current as Element;
    const before = served.get(name);
    if (before && before !== element && !element.hasChildNodes()) element.replaceWith(before);
  }, [name]);
  return ref;
}

/** Part of a document that React renders on the server and hydrates in the browser by a root of its own. */
export function Island<P extends object>({ of, on = 'visible', props }: IslandProps<P>): ReactNode {
  const renderer = use(IslandRendererContext);
  const element = useServed(of);
  const json = useServed(` ${of}`);
  return (
    <>
      <div
        ref={element}
        data-island={of}
        data-island-on={on}
        data-island-state="served"
        className="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: renderer?.html(of, props, on) ?? '' }}
      />
      <script
        ref={json}
        type="application/json"
        {...{ [propsAttribute]: of }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: renderer?.json(of, props) ?? '' }}
      />
    </>
  );
}
