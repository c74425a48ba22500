import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { asList } from '../../styles/asList.ts';
import { flameGlyph, Icon } from '../Icon/index.ts';
import { HighlightListFrame } from './HighlightList.styles.ts';

export interface HighlightListVariables extends CSSProperties {
  /** Background colour of a box. */
  '--ui-highlight-list-background'?: string | undefined;
  /** Text colour. */
  '--ui-highlight-list-color'?: string | undefined;
  /** Border of a box, as in CSS `border`; the lower edge stays 6 px. */
  '--ui-highlight-list-border'?: string | undefined;
  /** Border radius of a box. */
  '--ui-highlight-list-radius'?: string | undefined;
  /** Gap between the boxes. */
  '--ui-highlight-list-gap'?: string | undefined;
  /** Padding of a box. */
  '--ui-highlight-list-padding'?: string | undefined;
  /** Font family of the titles. */
  '--ui-highlight-list-font'?: string | undefined;
}

export interface Highlight {
  title: string;
  text?: string | undefined;
}

export interface HighlightListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Highlights; three to five look best. */
  highlights: readonly (string | Highlight)[];
}

/** A few boxes with highlights, each with a flame. */
export function HighlightList({ highlights, ...rest }: HighlightListProps) {
  return (
    <HighlightListFrame data-component="HighlightList" {...asList} {...rest}>
      {highlights.map(highlight => {
        const { title, text } = typeof highlight === 'string' ? { title: highlight, text: undefined } : highlight;
        return (
          <li key={title} data-band="card">
            <Icon glyph={flameGlyph} />
            <span>
              {title}
              {text && <small>{text}</small>}
            </span>
          </li>
        );
      })}
    </HighlightListFrame>
  );
}
