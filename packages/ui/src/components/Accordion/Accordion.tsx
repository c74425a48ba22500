import { requireProps } from '../../styles/misuse.ts';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { attachAccordion } from './attachAccordion.ts';
import { AccordionAnswer, AccordionFrame, part } from './Accordion.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type AccordionVariables = Variables<'accordion', 'color' | 'border' | 'gap' | 'padding' | 'font'>;

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  /** Whether the item is open at first. */
  isOpen?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Items from top to bottom. */
  items: readonly AccordionItem[];
  /** Name of the `details` elements; with it, at most one item is open at a time. */
  name?: string | undefined;
}

const Match = () => (
  <>
    <path {...part.stick} d="M2 12h20v4H2z" />
    <rect {...part.head} x="20" y="10.5" width="7" height="7" rx="3" />
  </>
);

/** A list of native `details` elements, which open without script. */
export function Accordion({ items, name, ref, ...rest }: AccordionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Accordion', { items });
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => attachAccordion(root.current!), []);
  return (
    <AccordionFrame data-component="Accordion" {...rest} ref={useMemo(() => mergeRefs(root, ref), [ref])}>
      {items.map(({ id, title, content, isOpen = false }) => (
        <details key={id} id={id} name={name} open={isOpen}>
          <summary>
            {title}
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <g {...part.upright}>
                <g transform="rotate(-90 14 14)">
                  <Match />
                </g>
              </g>
              <Match />
            </svg>
          </summary>
          <AccordionAnswer>{content}</AccordionAnswer>
        </details>
      ))}
    </AccordionFrame>
  );
}
