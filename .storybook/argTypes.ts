import { isValidElement } from 'react';
import type { InputType, StrictArgTypes } from 'storybook/internal/types';
import type { ManifestProp } from '../scripts/library/manifest-inheritance.ts';

const literal = String.raw`(?:'[^']*'|\d+)`;
const isUnion = new RegExp(`^${literal}(?: \\| ${literal})+$`);
const valueOf = (text: string) => (text.startsWith("'") ? text.slice(1, -1) : Number(text));

const scalars = ['string', 'number', 'boolean'] as const;

/** What snippets.ts writes into the parameters of each file of stories. */
export interface WithProps {
  props?: ManifestProp[];
}

/** The choices of a union of names or numbers; none for another type. */
export const choicesOf = (type: string) => (isUnion.test(type) ? type.split(' | ').map(valueOf) : undefined);

/**
 * Completes a prop table by the library's manifest: Storybook's parser neither follows `as const` lists nor props that are
 * taken over from another component. Choices become the options of a control; what a story says itself stays.
 */
export function completeArgTypes(argTypes: StrictArgTypes, props: readonly ManifestProp[], args: object = {}): StrictArgTypes {
  const complete = props.map(({ name, type, default: fallback, description, isRequired }) => {
    const known: InputType = argTypes[name] ?? {};
    const choices = choicesOf(type);
    const table = {
      ...known.table,
      type: { ...known.table?.type, summary: type },
      ...(fallback && { defaultValue: { summary: fallback } }),
    };
    // The parser leaves an empty description where it finds none; what nobody can type needs no control, nor what only
    // counts as the part is mounted.
    const said = known.description?.replace(/\s*@default .*$/s, '') || description;
    const isElement = isValidElement((args as Record<string, unknown>)[name]);
    const control = isElement || /=>|\bRef\b/.test(type) || /^default[A-Z]/.test(name) ? { control: false as const } : {};
    const scalar = scalars.find(plain => plain === type);
    const typed = choices
      ? { type: { name: 'enum' as const, value: choices, required: isRequired } }
      : scalar && { type: { name: scalar, required: isRequired } };
    return [name, { name, ...control, ...known, ...(said && { description: said }), ...typed, table }] as const;
  });
  return { ...argTypes, ...(Object.fromEntries(complete) as StrictArgTypes) };
}
