import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { Link } from '../../foundations/LinkProvider/index.ts';
import { flameGlyph, Icon } from '../Icon/index.ts';
import { HighlightListFrame } from './HighlightList.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type HighlightListVariables = Variables<'highlight-list', 'background' | 'color' | 'border' | 'radius' | 'gap' | 'padding' | 'font'>;

export interface Highlight {
  title: string;
  text?: string | undefined;
  href?: string | undefined;
}

export interface HighlightListProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Highlights, ideally three to five. */
  highlights: readonly (string | Highlight)[];
}

/** A few boxes with highlights, each with a flame. */
export function HighlightList({ highlights, ...rest }: HighlightListProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('HighlightList', { highlights });
  return (
    <HighlightListFrame data-component="HighlightList" role="list" {...rest}>
      {highlights.map(highlight => {
        const { title, text, href }: Highlight = typeof highlight === 'string' ? { title: highlight } : highlight;
        return (
          <li key={title} data-band="card">
            <Icon glyph={flameGlyph} />
            <span>
              {href ? <Link href={href}>{title}</Link> : title}
              {text && <small>{text}</small>}
            </span>
          </li>
        );
      })}
    </HighlightListFrame>
  );
}
