import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Gives the text that stands for another. `isLabel`: it stands somewhere below `labels`. */
export type ChangeText = (text: string, key: string, isLabel: boolean) => string;

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/**
 * Walks args, labels and elements and changes every string. Functions below `labels` are wrapped, so that what they return
 * is changed too; class instances, dates and components are left alone.
 */
export function mapTexts<T>(value: T, change: ChangeText, key?: string, isLabel?: boolean): T;
export function mapTexts(value: unknown, change: ChangeText, key = '', isLabel = false): unknown {
  if (typeof value === 'string') return change(value, key, isLabel);
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change, key, isLabel));
  if (value instanceof Map) return new Map([...value].map(([name, item]) => [name, mapTexts(item, change, 'text')]));
  if (isValidElement<Record<string, unknown>>(value)) {
    const { children, ...props } = value.props;
    const changed = mapTexts(props, change);
    if (children === undefined) return cloneElement(value, changed);
    // Children that were written one by one need no keys, and still need none.
    const inside = mapTexts(children as ReactNode, change, 'children');
    return Array.isArray(inside) ? cloneElement(value, changed, ...(inside as ReactNode[])) : cloneElement(value, changed, inside);
  }
  if (typeof value === 'function')
    return isLabel ? (...args: unknown[]) => mapTexts((value as (...all: unknown[]) => unknown)(...args), change, 'text') : value;
  if (typeof value === 'object' && value !== null && isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, name, isLabel || name === 'labels')]),
    );
  return value;
}
