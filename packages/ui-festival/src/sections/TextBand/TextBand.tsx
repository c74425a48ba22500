import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import { TextSection, type TextSectionProps } from '../../components/TextSection/index.ts';
import type { TextBandLayout } from './TextBand.variants.ts';

export interface TextBandProps extends Omit<SectionProps, 'children'> {
  /** Texts in the shape of the copy; `children` of a text are below it. */
  texts: readonly TextSectionProps[];
  /** Layout: `rows`, one below the other with the headings at the side, or `columns`, next to each other. Default: 'rows'. */
  layout?: TextBandLayout | undefined;
  /** Content below the texts, such as a link back. */
  children?: ReactNode;
}

/** A band with one or more headed texts of the copy. */
export function TextBand({ texts, layout = 'rows', children, ...rest }: TextBandProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TextBand', { texts });
  const sections = texts.map(text => <TextSection key={text.id} isSplit={layout === 'rows'} {...text} />);
  return (
    <Section data-component="TextBand" {...rest}>
      {layout === 'columns' ? (
        <Grid columns={2} gap="loose" align="start">
          {sections}
          {children}
        </Grid>
      ) : sections.length === 1 && !children ? (
        sections
      ) : (
        <Stack gap={8}>
          {sections}
          {children}
        </Stack>
      )}
    </Section>
  );
}
