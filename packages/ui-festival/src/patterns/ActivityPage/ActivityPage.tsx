import { Section } from '@tand/ui/foundations/Section';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { NextSection, type NextSectionProps } from '../NextSection/index.ts';
import { TextColumns, type TextColumnsItem } from '../TextColumns/index.ts';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import { TitledSection } from '../TitledSection/index.ts';

export interface ActivityPageProps extends TextPageProps {
  /** Facts such as time, place and price, under a heading. */
  facts: { title: string; items: readonly KeyValue[] };
  /** Headed texts, best two or three. */
  texts: readonly TextColumnsItem[];
  /** Where to go from here, and the way back. */
  next: Pick<NextSectionProps, 'title' | 'links' | 'back'>;
}

/** An activity: introduction, facts, texts, further links. Children are bands after the facts. */
export function ActivityPage({ facts, texts, next, children, ...rest }: ActivityPageProps) {
  return (
    <TextPage data-component="ActivityPage" {...rest}>
      <TitledSection title={facts.title} titleId="facts" titleSize="title" tone="wood">
        <KeyValueList items={facts.items} size="large" />
      </TitledSection>
      {children}
      {texts.length > 0 && (
        <Section>
          <TextColumns texts={texts} layout="rows" />
        </Section>
      )}
      <NextSection {...next} tone="wood" />
    </TextPage>
  );
}
