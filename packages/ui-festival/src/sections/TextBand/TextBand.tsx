import type { ReactNode } from 'react';
import { Card } from '@tand/ui/components/Card';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import { TextSection, type TextSectionProps } from '../../components/TextSection/index.ts';
import { middleOf } from './middleOf.ts';
import { TextBandHalf } from './TextBand.styles.ts';

export interface TextBandProps extends Omit<SectionProps, 'children'> {
  /** Texts in the shape of the copy. */
  texts: readonly TextSectionProps[];
  /** Texts per row: one with its heading at the side (`rows`), two (`columns`), three (`thirds`); or two even columns (`halves`). */
  layout?: 'rows' | 'columns' | 'halves' | 'thirds' | undefined;
  /** Content below the texts, such as a link back. */
  children?: ReactNode;
}

const lengthOf = ({ paragraphs = [], bullets = [], more = [] }: TextSectionProps) =>
  // Length in letters: a headline counts 160, the end of a paragraph or item 80.
  [...paragraphs, ...bullets, ...more].reduce((sum, text) => sum + text.length + 80, 160);

function toSmallSection(text: TextSectionProps) {
  const section = <TextSection key={text.id} {...text} size="heading" />;
  if (!text.bullets) return section;
  return (
    <Card key={text.id} band="wood" hasStriker>
      {section}
    </Card>
  );
}

function toHalves(texts: TextBandProps['texts']) {
  const middle = middleOf(texts.map(lengthOf));
  return [texts.slice(0, middle), texts.slice(middle)]
    .filter(half => half.length > 0)
    .map(half => (
      <TextBandHalf key={half[0]!.id} gap={8}>
        {half.map(toSmallSection)}
      </TextBandHalf>
    ));
}

/** A band with headed texts of the copy. */
export function TextBand({ texts, layout = 'rows', children, ...rest }: TextBandProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TextBand', { texts });
  const toSection = (text: TextSectionProps) => <TextSection key={text.id} isSplit={layout === 'rows'} {...text} />;
  return (
    <Section data-component="TextBand" {...rest}>
      <Stack gap={layout === 'rows' ? 8 : 7}>
        {layout === 'rows' ? (
          texts.map(toSection)
        ) : (
          <Grid columns={layout === 'thirds' && texts.length !== 2 ? 3 : 2} gap="loose" align="start">
            {layout === 'halves' ? toHalves(texts) : texts.map(layout === 'thirds' ? toSmallSection : toSection)}
          </Grid>
        )}
        {children}
      </Stack>
    </Section>
  );
}
