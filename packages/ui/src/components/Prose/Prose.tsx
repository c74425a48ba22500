import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { ProseFrame } from './Prose.styles.ts';

export interface ProseVariables extends CSSProperties {
  /** Colour of the headings. */
  '--ui-prose-heading-color'?: string | undefined;
  /** Colour of the links. */
  '--ui-prose-link-color'?: string | undefined;
  /** Gap between paragraphs. */
  '--ui-prose-gap'?: string | undefined;
  /** Font family of the headings. */
  '--ui-prose-font'?: string | undefined;
}

export interface ProseProps extends ComponentPropsWithRef<'div'> {}

/** Styles plain elements of an article: headings, paragraphs, lists with matches, quotes, tables, pictures. */
export function Prose(props: ProseProps) {
  return <ProseFrame data-component="Prose" {...props} />;
}
