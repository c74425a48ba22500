import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyStateFrame, EmptyStateText, EmptyStateTitle } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** One sentence that says what is missing. */
  title: string;
  /** An emblem; decoration. */
  image?: { src: string; width: number; height: number } | undefined;
  /** A loader or another picture in place of the emblem. */
  visual?: ReactNode;
  /** The way on: a button or a link. */
  actions?: ReactNode;
  /** A sentence about what would stand here, or what to do. */
  children?: ReactNode;
}

/** One emblem and one sentence where there is nothing to show. */
export function EmptyState({ title, image, visual, actions, children, ...rest }: EmptyStateProps) {
  return (
    <EmptyStateFrame data-component="EmptyState" {...rest}>
      {visual}
      {image && <img {...image} alt="" loading="lazy" />}
      <EmptyStateTitle>{title}</EmptyStateTitle>
      {children && <EmptyStateText>{children}</EmptyStateText>}
      {actions}
    </EmptyStateFrame>
  );
}
