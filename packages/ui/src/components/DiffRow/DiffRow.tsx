import type { ComponentPropsWithRef, ReactNode } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { DiffRowFrame, DiffRowName, DiffRowSide, DiffRowSides } from './DiffRow.styles.ts';

export interface DiffRowLabels {
  before: string;
  after: string;
  nothing: string;
}

export interface DiffRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of what is compared. */
  label: string;
  /** Old value; empty if the value was added. */
  before?: ReactNode;
  /** New value; empty if the value was removed. */
  after?: ReactNode;
  /** Texts before each side, and for an empty side. */
  labels: DiffRowLabels;
}

const isNothing = (side: ReactNode) => side === undefined || side === null || side === '';

/** An old and a new value, side by side where they fit. */
export function DiffRow({ label, before, after, labels, ...rest }: DiffRowProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('DiffRow', { label, labels });
  const side = (kind: 'before' | 'after', content: ReactNode) => (
    <DiffRowSide as={kind === 'before' ? 'del' : 'ins'} data-part={kind} data-empty={isNothing(content) || undefined}>
      <VisuallyHidden>{labels[kind]}: </VisuallyHidden>
      {isNothing(content) ? labels.nothing : content}
    </DiffRowSide>
  );
  return (
    <DiffRowFrame data-component="DiffRow" {...rest}>
      <DiffRowName>{label}</DiffRowName>
      <DiffRowSides>
        {side('before', before)}
        {side('after', after)}
      </DiffRowSides>
    </DiffRowFrame>
  );
}
