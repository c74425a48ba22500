import { isValidElement } from 'react';
import type { InputType, StrictArgTypes } from 'storybook/internal/types';
import type { Part, PropDoc } from './parts.ts';

const literal = String.raw`(?:"[^"]*"|\d+)`;
const isUnion = new RegExp(`^${literal}(?: \\| ${literal})+$`);
const valueOf = (text: string) => (text.startsWith('"') ? text.slice(1, -1) : Number(text));

const scalars = ['string', 'number', 'boolean'] as const;

/** What parts.ts writes into the parameters of each file of stories. */
export interface WithPart {
  part?: Part;
}

/** The choices of a union of names or numbers; none for another type. */
export const choicesOf = (type: string) => (isUnion.test(type) ? type.split(' | ').map(valueOf) : undefined);

/**
 * The table of props, from their types: Storybook's parsers follow neither lists of constants nor `Omit`, or do not run on
 * TypeScript 7. The members of a union are the options of a control; argTypes of a story come first.
 */
export function completeArgTypes(argTypes: StrictArgTypes, props: readonly PropDoc[], args: object = {}): StrictArgTypes {
  const complete = props.map(({ name, type, default: fallback, description, isRequired }) => {
    const known: InputType = argTypes[name] ?? {};
    const choices = choicesOf(type);
    const table = {
      ...known.table,
      type: { ...known.table?.type, summary: type },
      ...(fallback && { defaultValue: { summary: fallback } }),
    };
    // No control for what cannot be typed, nor for what counts only while the component mounts.
    const isElement = isValidElement((args as Record<string, unknown>)[name]);
    const control = isElement || /=>|\bRef\b/.test(type) || /^default[A-Z]/.test(name) ? { control: false as const } : {};
    const scalar = scalars.find(plain => plain === type);
    const typed = choices
      ? { type: { name: 'enum' as const, value: choices, required: isRequired } }
      : scalar && { type: { name: scalar, required: isRequired } };
    return [name, { name, ...control, ...known, description: known.description || description, ...typed, table }] as const;
  });
  return { ...argTypes, ...(Object.fromEntries(complete) as StrictArgTypes) };
}
