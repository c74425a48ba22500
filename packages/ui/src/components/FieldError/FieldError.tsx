import type { ComponentPropsWithRef } from 'react';
import { Icon, warningGlyph } from '../Icon/index.ts';
import { FieldErrorFrame } from './FieldError.styles.ts';

export interface FieldErrorProps extends ComponentPropsWithRef<'p'> {}

/** What is wrong with a field and what to do. Tie it to the field by `aria-describedby`; `TextField` does. */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return (
    <FieldErrorFrame data-component="FieldError" {...rest}>
      <Icon glyph={warningGlyph} size="small" />
      <span>{children}</span>
    </FieldErrorFrame>
  );
}
