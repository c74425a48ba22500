import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading, type HeadingSize } from '@tand/ui/foundations/Heading';
import { Stack } from '@tand/ui/foundations/Stack';
import { TextBlock, type TextBlockProps } from './TextBlock.tsx';
import { TextFacts, type TextFactsProps } from './TextFacts.tsx';
import { TextLinks, type TextLink } from './TextLinks.tsx';

export interface TextSectionProps extends TextBlockProps, ComponentPropsWithRef<'section'> {
  /** Id of the section; its heading's id adds `-headline`. */
  id: string;
  /** Text of the heading. */
  headline: string;
  /** Facts below the text. */
  facts?: TextFactsProps['facts'] | undefined;
  /** Links below the text. */
  links?: readonly TextLink[] | undefined;
  /** Size of the heading, independent of its level. */
  size?: HeadingSize | undefined;
  /** Whether the headline is sticky next to the text on wide screens. */
  isSplit?: boolean | undefined;
  /** Content below the text, such as a button. */
  children?: ReactNode;
}

/** A headed text with an anchor. */
export function TextSection({
  id,
  headline,
  paragraphs,
  bullets,
  steps,
  more,
  facts,
  links,
  size = 'title',
  isSplit = false,
  children,
  ...rest
}: TextSectionProps) {
  const heading = (
    <Heading level={2} size={size} id={`${id}-headline`} data-follows={isSplit || undefined}>
      {headline}
    </Heading>
  );
  const content = (
    <>
      {(paragraphs || bullets || steps || more) && <TextBlock paragraphs={paragraphs} bullets={bullets} steps={steps} more={more} />}
      {facts && <TextFacts facts={facts} />}
      {links && <TextLinks links={links} />}
      {children}
    </>
  );
  return (
    <section data-component="TextSection" id={id} aria-labelledby={`${id}-headline`} {...rest}>
      {isSplit ? (
        <Grid columns="aside" align="start">
          {heading}
          <Stack gap={4}>{content}</Stack>
        </Grid>
      ) : (
        <Stack gap={4}>
          {heading}
          {content}
        </Stack>
      )}
    </section>
  );
}
