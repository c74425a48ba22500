import type { ComponentPropsWithRef } from 'react';
import { HiddenFrame } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {}

/** Text for assistive technology, visible while something inside has focus. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenFrame data-component="VisuallyHidden" {...props} />;
}
