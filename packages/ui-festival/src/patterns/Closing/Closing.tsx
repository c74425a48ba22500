import type { ReactNode } from 'react';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Text } from '@tand/ui/foundations/Text';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { ClosingFrame, ClosingItems, ClosingPicture } from './Closing.styles.ts';

export interface ClosingItem {
  /** The heading. */
  title: string;
  /** Id of the heading; the anchor of the section in links. */
  titleId: string;
  /** Why one should. */
  text: ReactNode;
  /** The button, or links. */
  actions: ReactNode;
}

export interface ClosingProps extends Omit<SectionProps, 'children' | 'width'> {
  /** One picture for all of them; decoration. */
  image: PictureSource;
  /** What the page asks for at its end, each a section of its own. */
  items: readonly ClosingItem[];
}

/** The last band of a page: one picture, and beside it what the visitor can do next, each a section with its heading. */
export function Closing({ image, items, tone = 'yellow', padding = 'compact', ...rest }: ClosingProps) {
  return (
    <Section tone={tone} padding={padding} {...rest} data-component="Closing">
      <ClosingFrame>
        <ClosingPicture>
          <Picture {...image} alt="" />
        </ClosingPicture>
        <ClosingItems>
          {items.map(({ title, titleId, text, actions }) => (
            // No landmark each: their headings lead to them.
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
