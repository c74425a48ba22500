import type { ComponentPropsWithRef } from 'react';
import { ProseFrame } from './Prose.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type ProseVariables = Variables<'prose', 'heading-color' | 'link-color' | 'gap' | 'font'>;

export interface ProseProps extends ComponentPropsWithRef<'div'> {}

/** Styles the plain elements of an article. */
export function Prose(props: ProseProps) {
  return <ProseFrame data-component="Prose" {...props} />;
}
