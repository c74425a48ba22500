import type { ComponentPropsWithRef, ReactNode } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { FactListFrame, part } from './FactList.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type FactListVariables = Variables<'fact-list', 'border' | 'padding'>;

export interface Fact {
  title?: string | undefined;
  text: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Texts, or texts with a title. */
  facts: readonly (string | Fact)[];
}

/** Short facts with a match for a bullet. */
export function FactList({ facts, ...rest }: FactListProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('FactList', { facts });
  return (
    <FactListFrame data-component="FactList" role="list" {...rest}>
      {facts.map((fact, index) => {
        const { title, text } = typeof fact === 'string' ? { title: undefined, text: fact } : fact;
        return (
          // Facts are a fixed list, and two may read the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {title && <strong {...part.title}>{title}</strong>}
            {text}
          </li>
        );
      })}
    </FactListFrame>
  );
}
