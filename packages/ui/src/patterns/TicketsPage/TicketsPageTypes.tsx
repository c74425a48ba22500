import { Grid } from '../../foundations/Grid/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Section } from '../../foundations/Section/index.ts';
import { Stack } from '../../foundations/Stack/index.ts';
import { Card } from '../../components/Card/index.ts';
import { KeyValueList, type KeyValue } from '../../components/KeyValueList/index.ts';
import { SectionHeader } from '../../components/SectionHeader/index.ts';

export interface TicketsPageIncluded {
  title: string;
  note: string;
  tickets: readonly { id: string; title: string; items: readonly KeyValue[] }[];
}

/** What each ticket includes, one list a ticket, so that it fits any screen. */
export function TicketsPageTypes({ title, note, tickets }: TicketsPageIncluded) {
  return (
    <Section tone="wood" aria-labelledby="types">
      <SectionHeader title={title} titleId="types" lead={note} />
      <Grid columns={4}>
        {tickets.map(ticket => (
          <Card key={ticket.id} padding="small" hasStriker>
            <Stack gap={4}>
              <Heading level={3} size="subheading">
                {ticket.title}
              </Heading>
              <KeyValueList items={ticket.items} size="short" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
