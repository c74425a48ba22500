import { createContext, use, type ReactNode } from 'react';
import { propsAttribute, type HydrateOn } from './page.ts';

export interface IslandRenderer {
  html: (name: string, props: object, on: HydrateOn) => string;
  /** Data for hydration, as JSON with every `<` escaped. */
  json: (name: string, props: object) => string;
}

export const IslandRendererContext = createContext<IslandRenderer | undefined>(undefined);

export interface IslandProps<P> {
  of: string;
  /** Default: `'visible'`. */
  on?: HydrateOn;
  /** Serialized as JSON. */
  props: P;
}

/** Part of a document that hydrates in a separate React root. */
export function Island<P extends object>({ of, on = 'visible', props }: IslandProps<P>): ReactNode {
  const renderer = use(IslandRendererContext);
  return (
    <>
      <div
        data-island={of}
        data-island-on={on}
        data-island-state="served"
        className="contents"
        dangerouslySetInnerHTML={{ __html: renderer?.html(of, props, on) ?? '' }}
      />
      <script type="application/json" {...{ [propsAttribute]: of }} dangerouslySetInnerHTML={{ __html: renderer?.json(of, props) ?? '' }} />
    </>
  );
}
