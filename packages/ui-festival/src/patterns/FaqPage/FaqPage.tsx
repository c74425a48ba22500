import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Accordion, type AccordionItem } from '@tand/ui/components/Accordion';
import { Button } from '@tand/ui/components/Button';
import { CallToAction } from '@tand/ui/components/CallToAction';
import { MapEmbed, type MapEmbedProps } from '@tand/ui/components/MapEmbed';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { ToggleChip } from '@tand/ui/components/ToggleChip';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';
import type { MoreLink } from '../TitledSection/index.ts';

export interface FaqPageGroup {
  /** Anchor of the group. */
  id: string;
  title: string;
  /** Questions and answers, which may have links. */
  items: readonly AccordionItem[];
  /** Makes it a part of the previous group: a smaller heading without an anchor link above. */
  isExtra?: boolean | undefined;
}

export interface FaqPageProps extends TextPageProps {
  /** Groups from top to bottom. */
  groups: readonly FaqPageGroup[];
  /** Search field with its status. */
  search: ReactNode;
  /** Name of the list of groups. */
  labels: {
    /** Name of the list of groups. */
    groups: string;
  };
  /** Where it is: a heading, a sentence and the map. */
  map: { title: string; text: string; embed: MapEmbedProps };
  /** Whom to ask when no answer fits. */
  contact: { title: string; text: ReactNode; action: MoreLink };
}

/** Searchable groups of questions with anchors, the map, and the contact. */
export function FaqPage({ groups, search, labels, map, contact, children, ...rest }: FaqPageProps) {
  const { text: cta, ...way } = contact.action;
  return (
    <TextPage {...rest} data-component="FaqPage">
      <Section>
        <Stack gap={8}>
          <Grid columns={2} align="end">
            {search}
            <nav aria-label={labels.groups}>
              <Stack element="ul" direction="row" gap={3}>
                {groups
                  .filter(({ isExtra }) => !isExtra)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <ToggleChip href={`#${id}`}>{title}</ToggleChip>
                    </li>
                  ))}
              </Stack>
            </nav>
          </Grid>
          {groups.map(({ id, title, items, isExtra }) => (
            <section key={id} aria-labelledby={id}>
              <Grid columns="aside" align="start">
                <SectionHeader title={title} titleId={id} size={isExtra ? 'heading' : 'title'} data-follows />
                <Accordion items={items} />
              </Grid>
            </section>
          ))}
        </Stack>
      </Section>
      {children}
      <Section tone="wood" aria-labelledby="map">
        <Grid columns={2} align="center">
          <SectionHeader title={map.title} titleId="map" lead={map.text} size="title" />
          <MapEmbed {...map.embed} />
        </Grid>
      </Section>
      <CallToAction
        tone="blue"
        title={contact.title}
        titleId="contact"
        actions={
          <Button {...way} variant="paper">
            {cta}
          </Button>
        }
      >
        {contact.text}
      </CallToAction>
    </TextPage>
  );
}
