import { KeyValueList, type KeyValueListProps } from '@tand/ui';
import { Rich } from '../app/Rich.tsx';

export interface CopyFactsProps extends Omit<KeyValueListProps, 'items'> {
  facts: readonly { term: string; text: string }[];
}

/** Facts of the copy, in pairs of term and text; the text may hold links. */
export function CopyFacts({ facts, ...rest }: CopyFactsProps) {
  return <KeyValueList items={facts.map(({ term, text }) => ({ label: term, value: <Rich>{text}</Rich> }))} {...rest} />;
}
