import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { KeyValueFrame } from './KeyValueList.styles.ts';
import type { KeyValueSize } from './KeyValueList.variants.ts';

export interface KeyValueListVariables extends CSSProperties {
  /** Background colour of the boxes of `large`. */
  '--ui-key-value-list-background'?: string | undefined;
  /** Colour of the labels. */
  '--ui-key-value-list-color'?: string | undefined;
  /** Border between the rows, as in CSS `border`. */
  '--ui-key-value-list-border'?: string | undefined;
  /** Border radius of `large`. */
  '--ui-key-value-list-radius'?: string | undefined;
  /** Gap between label and value. */
  '--ui-key-value-list-gap'?: string | undefined;
  /** Padding above and below a row, or around a box of `large`. */
  '--ui-key-value-list-padding'?: string | undefined;
  /** Font family of the values of `large`. */
  '--ui-key-value-list-font'?: string | undefined;
}

export interface KeyValue {
  label: string;
  value: ReactNode;
}

export interface KeyValueListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Pairs from top to bottom. */
  items: readonly KeyValue[];
  /** Size of the values; `large` for the facts of a page, in boxes. */
  size?: KeyValueSize | undefined;
}

/** Pairs of a label and its value between rules. */
export function KeyValueList({ items, size = 'base', ...rest }: KeyValueListProps) {
  return (
    <KeyValueFrame data-component="KeyValueList" data-size={size} data-band={size === 'large' ? 'card' : undefined} {...rest}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </KeyValueFrame>
  );
}
