import type { ComponentPropsWithRef, ReactNode } from 'react';
import { checkValues, requireProps } from '../../styles/misuse.ts';
import { KeyValueFrame } from './KeyValueList.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export const keyValueSizes = ['base', 'large'] as const;
export type KeyValueSize = (typeof keyValueSizes)[number];

export type KeyValueListVariables = Variables<'key-value-list', 'background' | 'color' | 'border' | 'radius' | 'gap' | 'padding' | 'font'>;

export interface KeyValue {
  label: ReactNode;
  value: ReactNode;
}

export interface KeyValueListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** Pairs in order. */
  items: readonly KeyValue[];
  /** Size of the values; `large` shows the pairs in boxes. */
  size?: KeyValueSize | undefined;
}

/** Pairs of a label and its value. */
export function KeyValueList({ items, size = 'base', ...rest }: KeyValueListProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireProps('KeyValueList', { items });
    checkValues('KeyValueList', { size: [size, keyValueSizes] });
  }
  return (
    <KeyValueFrame data-component="KeyValueList" data-size={size} data-band={size === 'large' ? 'card' : undefined} {...rest}>
      {items.map(({ label, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- labels may be nodes
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </KeyValueFrame>
  );
}
