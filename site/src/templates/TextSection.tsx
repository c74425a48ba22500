import { Heading, Stack, type HeadingSize } from '@tand/ui';
import type { ReactNode } from 'react';
import { TextBlock, type TextBlockProps } from './TextBlock.tsx';

export interface TextSectionProps extends TextBlockProps {
  /** Anchor of the section. */
  id: string;
  headline: string;
  size?: HeadingSize;
  /** What follows the text: links, a button. */
  children?: ReactNode;
}

/** A headed piece of a page that can be linked to. */
export function TextSection({ id, headline, size = 'title', children, ...text }: TextSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-headline`}>
      <Stack gap={4}>
        <Heading level={2} size={size} id={`${id}-headline`}>
          {headline}
        </Heading>
        <TextBlock {...text} />
        {children}
      </Stack>
    </section>
  );
}
