import type { ReactNode } from 'react';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { requireProps } from '@tand/ui/styles';
import { TicketCard, type TicketCardProps } from '../../components/TicketCard/index.ts';
import type { TitledSectionProps } from '../TitledSection/index.ts';
import { TicketsList } from './TicketsSection.styles.ts';

export interface TicketsSectionItem extends Pick<TicketCardProps, 'title' | 'kicker' | 'band' | 'price' | 'action' | 'isMain'> {
  id: string;
  lead: string;
  paragraphs: readonly string[];
}

export interface TicketsSectionProps extends Omit<SectionProps, 'title' | 'children'>, Pick<TitledSectionProps, 'title' | 'titleId'> {
  /** Tickets from left to right. */
  tickets: readonly TicketsSectionItem[];
  /** State of the sale, above the heading. */
  notice?: ReactNode;
}

/** The ticket types as matchboxes. */
export function TicketsSection({ title, titleId, tickets, notice, ...rest }: TicketsSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TicketsSection', { tickets });
  return (
    <Section aria-labelledby={titleId} {...rest} data-component="TicketsSection">
      <Stack gap={8}>
        {notice}
        <SectionHeader title={title} titleId={titleId} />
      </Stack>
      <TicketsList element="ul" columns={4}>
        {tickets.map(({ id, lead, paragraphs, ...ticket }) => (
          <li key={id}>
            <TicketCard {...ticket}>
              <Stack gap={3}>
                <Text weight="bold">{lead}</Text>
                {paragraphs.map(text => (
                  <Text key={text}>{text}</Text>
                ))}
              </Stack>
            </TicketCard>
          </li>
        ))}
      </TicketsList>
    </Section>
  );
}
