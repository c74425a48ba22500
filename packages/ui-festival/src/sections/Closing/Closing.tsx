import type { ReactNode } from 'react';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Text } from '@tand/ui/foundations/Text';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { requireProps } from '@tand/ui/styles';
import { ClosingFrame, ClosingItems, ClosingPicture } from './Closing.styles.ts';

export interface ClosingItem {
  title: string;
  titleId: string;
  text: ReactNode;
  actions: ReactNode;
}

export interface ClosingProps extends Omit<SectionProps, 'children' | 'width'> {
  /** Decorative picture of the band. */
  image: PictureSource;
  /** Sections, each with a heading. */
  items: readonly ClosingItem[];
}

/** The last band of a page: a picture, and what to do next. */
export function Closing({ image, items, band = 'yellow', padding = 'compact', ...rest }: ClosingProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Closing', { image, items });
  return (
    <Section band={band} padding={padding} {...rest} data-component="Closing">
      <ClosingFrame>
        <ClosingPicture>
          <Picture {...image} alt="" />
        </ClosingPicture>
        <ClosingItems>
          {items.map(({ title, titleId, text, actions }) => (
            // Not labelled as landmarks, since headings are enough for navigation.
            <section key={titleId}>
              <Heading level={2} size="title" id={titleId}>
                {title}
              </Heading>
              <Text element="div">{text}</Text>
              {actions}
            </section>
          ))}
        </ClosingItems>
      </ClosingFrame>
    </Section>
  );
}
