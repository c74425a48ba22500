import { cloneElement, isValidElement, type ReactNode } from 'react';

const accents: Record<string, string> = Object.fromEntries(
  Array.from('aåäbcdefghijklmnoöprstuyzAÅÄBCDEFGHIJKLMNOÖPRSTUYZ', (letter, index) => [
    letter,
    Array.from('àåäƀçđéƒğĥíĵķļɱñôöþŕšţúýžÀÅÄƁÇĐÉƑĞĤÍĴĶĻƜÑÔÖÞŔŠŢÚÝŽ')[index] ?? letter,
  ]),
);
const vowels = /[aeiouyåäöAEIOUYÅÄÖ]/g;

/** The text with accents and with every vowel twice, in brackets that show where it is cut: `[Ķööþ ƀííļĵééţţ]`. */
export function pseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const longer = text.replace(vowels, vowel => vowel + vowel.toLowerCase());
  return `[${Array.from(longer, letter => accents[letter] ?? letter).join('')}]`;
}

/** Keys whose strings are addresses, names for code or times, whatever they look like. */
const codeKeys =
  /^(id|key|href|src|srcSet|slug|lang|locale|type|name|icon|glyph|ground|tone|size|variant|state|theme|band|code|value|defaultValue|dateTime|datetime|start|end|target|rel|url|action|autoComplete|pattern|className|role|sizes|current|currentPath|timeZone|day|placement|align|d|viewBox|fill|transform|x|y)$/;
const textKeys = /^(label|labels|title|text|children|content|headline|preamble|caption|alt|description|summary|quote)$/i;

function isCopy(value: string, key: string): boolean {
  if (codeKeys.test(key) || key.startsWith('data-')) return false;
  if (/^(\/|#|\.|https?:|mailto:|data:|--)/.test(value) || /^[\d\s:.,+TZ/-]+$/.test(value)) return false;
  return textKeys.test(key) || key.startsWith('aria-') || /[\s\p{Lu}]|[^\x20-\x7e]/u.test(value);
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Walks args, labels and elements and changes every string that a reader meets. Functions below `labels` are wrapped, so
 * that what they return is changed too; class instances, dates and components are left alone.
 */
export function pseudoDeep<T>(value: T, key?: string, inLabels?: boolean): T;
export function pseudoDeep(value: unknown, key = '', inLabels = false): unknown {
  if (typeof value === 'string') return (inLabels && !codeKeys.test(key)) || isCopy(value, key) ? pseudo(value) : value;
  if (Array.isArray(value)) return value.map(item => pseudoDeep(item, key, inLabels));
  if (isValidElement<Record<string, unknown>>(value)) {
    const { children, ...props } = value.props;
    const changed = pseudoDeep(props);
    return children === undefined ? cloneElement(value, changed) : cloneElement(value, changed, pseudoChildren(children as ReactNode));
  }
  if (typeof value === 'function')
    return inLabels ? (...args: unknown[]) => pseudoDeep((value as (...all: unknown[]) => unknown)(...args), 'text') : value;
  if (typeof value === 'object' && value !== null && isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, pseudoDeep(item, name, inLabels || name === 'labels')]));
  return value;
}

function pseudoChildren(children: ReactNode): ReactNode {
  if (typeof children === 'string') return pseudo(children);
  return pseudoDeep(children, 'children');
}
