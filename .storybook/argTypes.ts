import { isValidElement } from 'react';
import type { InputType, StrictArgTypes } from 'storybook/internal/types';
import type { Part, PropDoc } from './parts.ts';

const literal = String.raw`(?:"[^"]*"|\d+)`;
const isUnion = new RegExp(`^${literal}(?: \\| ${literal})+$`);
const valueOf = (text: string) => (text.startsWith('"') ? text.slice(1, -1) : Number(text));

const scalars = ['string', 'number', 'boolean'] as const;

export interface WithPart {
  part?: Part;
}

export const choicesOf = (type: string) => (isUnion.test(type) ? type.split(' | ').map(valueOf) : undefined);

/** Adds the props that `parts.ts` reads, as `reactDocgen` is off. */
export function completeArgTypes(argTypes: StrictArgTypes, props: readonly PropDoc[], args: object = {}): StrictArgTypes {
  const complete = props.map(({ name, type, default: fallback, description, isRequired }) => {
    const known: InputType = argTypes[name] ?? {};
    const choices = choicesOf(type);
    const table = {
      ...known.table,
      type: { ...known.table?.type, summary: type },
      ...(fallback && { defaultValue: { summary: fallback } }),
    };
    const isElement = isValidElement((args as Record<string, unknown>)[name]);
    const control = isElement || /=>|\bRef\b|Handler\b/.test(type) || /^default[A-Z]/.test(name) ? { control: false as const } : {};
    const scalar = scalars.find(plain => plain === type);
    const typed = choices
      ? { type: { name: 'enum' as const, value: choices, required: isRequired } }
      : scalar && { type: { name: scalar, required: isRequired } };
    return [name, { name, ...control, ...known, description: known.description || description, ...typed, table }] as const;
  });
  return { ...argTypes, ...(Object.fromEntries(complete) as StrictArgTypes) };
}
