import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { EmptyStateFrame, EmptyStateText, EmptyStateTitle } from './EmptyState.styles.ts';

export interface EmptyStateVariables extends CSSProperties {
  /** Gap between picture, title, text and button. */
  '--ui-empty-state-gap'?: string | undefined;
  /** Padding around it. */
  '--ui-empty-state-padding'?: string | undefined;
  /** Font family of the title. */
  '--ui-empty-state-font'?: string | undefined;
}

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Sentence that says what is missing. */
  title: string;
  /** Decorative emblem. */
  image?: { src: string; width: number; height: number } | undefined;
  /** Loader or another picture instead of the emblem. */
  visual?: ReactNode;
  /** Button or link that leads on. */
  actions?: ReactNode;
  /** Explanation, or what to do. */
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
