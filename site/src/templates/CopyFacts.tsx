import { KeyValueList, type KeyValueListProps } from '@tand/ui';
import { factsOf } from './copyParts.tsx';

export interface CopyFactsProps extends Omit<KeyValueListProps, 'items'> {
  facts: Parameters<typeof factsOf>[0];
}

export function CopyFacts({ facts, ...rest }: CopyFactsProps) {
  return <KeyValueList items={factsOf(facts)} {...rest} />;
}
