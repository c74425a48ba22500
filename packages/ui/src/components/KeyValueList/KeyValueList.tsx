import type { ComponentPropsWithRef, ReactNode } from 'react';
import { KeyValueFrame } from './KeyValueList.styles.ts';
import type { KeyValueSize } from './KeyValueList.variants.ts';

export interface KeyValue {
  /** What it is. */
  label: string;
  /** How much, when, where or who. */
  value: ReactNode;
}

export interface KeyValueListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The pairs, from top to bottom. */
  items: readonly KeyValue[];
  /** How much room the labels take, and how large the values are. */
  size?: KeyValueSize | undefined;
}

/** Pairs of a label and its value between rules: where, when, how much. */
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
