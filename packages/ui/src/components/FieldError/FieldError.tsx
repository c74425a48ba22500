import type { ComponentPropsWithRef } from 'react';
import { Icon, warningGlyph } from '../Icon/index.ts';
import { FieldErrorFrame } from './FieldError.styles.ts';

export interface FieldErrorProps extends ComponentPropsWithRef<'p'> {}

/** Error message of a field; give it an `id`, and put this id into `aria-describedby` of the control. */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return (
    <FieldErrorFrame data-component="FieldError" {...rest}>
      <Icon glyph={warningGlyph} size="small" />
      <span>{children}</span>
    </FieldErrorFrame>
  );
}
