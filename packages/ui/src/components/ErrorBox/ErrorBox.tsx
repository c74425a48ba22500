import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Icon, warningGlyph } from '../Icon/index.ts';
import { ErrorBoxFrame } from './ErrorBox.styles.ts';

export interface ErrorBoxVariables extends CSSProperties {
  /** Background colour. */
  '--ui-error-box-background'?: string | undefined;
  /** Text colour. */
  '--ui-error-box-color'?: string | undefined;
  /** Border, as in CSS `border`. */
  '--ui-error-box-border'?: string | undefined;
  /** Border radius. */
  '--ui-error-box-radius'?: string | undefined;
  /** Gap between icon and text. */
  '--ui-error-box-gap'?: string | undefined;
}

export interface ErrorBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Paragraphs: what happened, then what to do. */
  lines: readonly string[];
}

/** An alert of a few lines about a failure. */
export function ErrorBox({ lines, ...rest }: ErrorBoxProps) {
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
