import { withJoiners } from '@tand/festival';
import { KeyValueList, type KeyValueListProps } from '@tand/ui/components/KeyValueList';
import { requireProps } from '@tand/ui/styles';
import { RichText } from './RichText.tsx';

export interface TextFactsProps extends Omit<KeyValueListProps, 'items'> {
  /** Terms, each with a text that may have links. */
  facts: readonly { term: string; text: string }[];
}

/** Copy as a list of facts. */
export function TextFacts({ facts, ...rest }: TextFactsProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TextFacts', { facts });
  return (
    <KeyValueList items={facts.map(({ term, text }) => ({ label: withJoiners(term), value: <RichText>{text}</RichText> }))} {...rest} />
  );
}
