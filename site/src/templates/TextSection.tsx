import { Grid, Heading, Stack, type HeadingSize } from '@tand/ui';
import type { ReactNode } from 'react';
import { TextBlock, type TextBlockProps } from './TextBlock.tsx';

export interface TextSectionProps extends TextBlockProps {
  /** Anchor of the section. */
  id: string;
  headline: string;
  size?: HeadingSize;
  /** Puts the headline beside the text where there is room. */
  isSplit?: boolean;
  /** What follows the text: links, a button. */
  children?: ReactNode;
}

/** A headed piece of a page that can be linked to. */
export function TextSection({ id, headline, size = 'title', isSplit = false, children, ...text }: TextSectionProps) {
  const heading = (
    <Heading level={2} size={size} id={`${id}-headline`}>
      {headline}
    </Heading>
  );
  const body = (
    <>
      <TextBlock {...text} />
      {children}
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-headline`}>
      {isSplit ? (
        <Grid columns={2} align="start">
          {heading}
          <Stack gap={4}>{body}</Stack>
        </Grid>
      ) : (
        <Stack gap={4}>
          {heading}
          {body}
        </Stack>
      )}
    </section>
  );
}
