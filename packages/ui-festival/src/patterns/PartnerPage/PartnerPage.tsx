import { Grid } from '@tand/ui/foundations/Grid';
import { Section } from '@tand/ui/foundations/Section';
import type { Band } from '@tand/ui/tokens';
import { Button } from '@tand/ui/components/Button';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { Quote } from '@tand/ui/components/Quote';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { NextSection, type NextSectionProps } from '../NextSection/index.ts';
import { TextColumns, type TextColumnsItem } from '../TextColumns/index.ts';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import { TitledSection, type MoreLink } from '../TitledSection/index.ts';

export interface PartnerPageProps extends Omit<TextPageProps, 'actions'> {
  /** The partner's own site. */
  site?: MoreLink | undefined;
  /** Facts with a drawing. */
  facts: { title: string; items: readonly KeyValue[]; emblem: PictureSource };
  /** Headed texts about what they do here. */
  texts: readonly TextColumnsItem[];
  /** Quotes, on a ground that is not paper; without items there is no band. */
  quotes: { title: string; tone: Band; items: readonly { text: string; name: string; title?: string | undefined }[] };
  /** Where to go from here. */
  next: Pick<NextSectionProps, 'title' | 'links' | 'back'>;
}

/** A partner: banner, headline, facts, texts, quotes, further links. Children are bands after the facts. */
export function PartnerPage({ site, facts, texts, quotes, next, image, children, ...rest }: PartnerPageProps) {
  return (
    <TextPage
      {...rest}
      data-component="PartnerPage"
      image={image && { ...image, isFramed: true }}
      actions={
        site && (
          <p>
            <Button href={site.href} isExternal={site.isExternal}>
              {site.text}
            </Button>
          </p>
        )
      }
    >
      <Section tone="wood" padding="compact" aria-labelledby="facts">
        <Grid columns={2} align="center">
          <div>
            <SectionHeader title={facts.title} titleId="facts" size="title" />
            <KeyValueList items={facts.items} />
          </div>
          <Picture {...facts.emblem} alt="" />
        </Grid>
      </Section>
      {children}
      {texts.length > 0 && (
        <Section>
          <TextColumns texts={texts} layout="rows" />
        </Section>
      )}
      {quotes.items.length > 0 && (
        <TitledSection title={quotes.title} titleId="quotes" titleSize="title" tone={quotes.tone}>
          <Grid columns={quotes.items.length > 1 ? 2 : 1} gap="loose" align="start">
            {quotes.items.map(({ text, name, title }) => (
              <Quote key={text} name={name} roleName={title}>
                {text}
              </Quote>
            ))}
          </Grid>
        </TitledSection>
      )}
      <NextSection {...next} />
    </TextPage>
  );
}
