import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { DiffRowFrame, DiffRowName, DiffRowSide, DiffRowSides } from './DiffRow.styles.ts';

export interface DiffRowLabels {
  /** What a screen reader hears before each side: "Before", "After". */
  before: string;
  after: string;
  /** Stands where there is nothing: "empty". */
  nothing: string;
}

export interface DiffRowProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is compared: "Time". */
  label: string;
  /** How it was; empty when it did not stand. */
  before?: ReactNode;
  /** How it is; empty when it is gone. */
  after?: ReactNode;
  /** Words before each side, and where a side is empty. */
  labels: DiffRowLabels;
}

const isNothing = (side: ReactNode) => side === undefined || side === null || side === '';

/** One thing as it was and as it is: beside each other where there is room, else one above the other. */
export function DiffRow({ label, before, after, labels, ...rest }: DiffRowProps) {
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
