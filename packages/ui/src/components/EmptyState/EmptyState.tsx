import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyStateFrame, EmptyStateText, EmptyStateTitle } from './EmptyState.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type EmptyStateVariables = Variables<'empty-state', 'gap' | 'padding' | 'font'>;

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Sentence that says what is missing. */
  title: string;
  /** Decorative picture or loader, above the sentence. */
  visual?: ReactNode;
  /** Button or link for the next step. */
  actions?: ReactNode;
  /** Explanation, or what to do. */
  children?: ReactNode;
}

/** A sentence in place of missing content, with an explanation and an action if given. */
export function EmptyState({ title, visual, actions, children, ...rest }: EmptyStateProps) {
  return (
    <EmptyStateFrame data-component="EmptyState" {...rest}>
      {visual}
      <EmptyStateTitle>{title}</EmptyStateTitle>
      {children && <EmptyStateText>{children}</EmptyStateText>}
      {actions}
    </EmptyStateFrame>
  );
}
