import { KeyValueList, type KeyValueListProps } from '@tand/ui/components/KeyValueList';
import { RichText } from './RichText.tsx';

export interface TextFactsProps extends Omit<KeyValueListProps, 'items'> {
  /** Terms, each with a text that may have links. */
  facts: readonly { term: string; text: string }[];
}

/** Copy as a list of facts. */
export function TextFacts({ facts, ...rest }: TextFactsProps) {
  return <KeyValueList items={facts.map(({ term, text }) => ({ label: term, value: <RichText>{text}</RichText> }))} {...rest} />;
}
