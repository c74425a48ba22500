import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { Icon, warningGlyph } from '../Icon/index.ts';
import { ErrorBoxFrame } from './ErrorBox.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type ErrorBoxVariables = Variables<'error-box', 'background' | 'color' | 'border' | 'radius' | 'gap'>;

export interface ErrorBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Paragraphs: what happened, then what to do. */
  lines: readonly string[];
}

/** An alert of a few lines about a failure. */
export function ErrorBox({ lines, ...rest }: ErrorBoxProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ErrorBox', { lines });
  return (
    <ErrorBoxFrame data-component="ErrorBox" data-band="card" role="alert" {...rest}>
      <Icon glyph={warningGlyph} />
      <div>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </ErrorBoxFrame>
  );
}
