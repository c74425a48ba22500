import type { ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/index.ts';
import { Section, type SectionProps } from '../../foundations/Section/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { StatementActions, StatementGrid, StatementText } from './Statement.styles.ts';

export interface StatementProps extends Omit<SectionProps, 'title' | 'width'> {
  /** Text of the heading. */
  title: string;
  /** Id of the heading, for links and `aria-labelledby`. */
  titleId?: string | undefined;
  /** Buttons and links below the text. */
  actions?: ReactNode;
  /** A sentence or two. */
  children?: ReactNode;
}

/** A band with one message, e.g. the phase of the ticket sale. */
export function Statement({ title, titleId, actions, band = 'paper', padding = 'compact', children, ...rest }: StatementProps) {
  return (
    <Section band={band} padding={padding} aria-labelledby={titleId} {...rest} data-component="Statement">
      <StatementGrid>
        <StatementText>
          <Heading level={2} size="title" id={titleId}>
            {title}
          </Heading>
          {children && (
            <Text size="lead" element="div">
              {children}
            </Text>
          )}
        </StatementText>
        {actions && <StatementActions>{actions}</StatementActions>}
      </StatementGrid>
    </Section>
  );
}
