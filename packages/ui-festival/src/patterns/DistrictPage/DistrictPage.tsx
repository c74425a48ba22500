import type { ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { BackLink } from '@tand/ui/components/BackLink';
import { Button } from '@tand/ui/components/Button';
import { HighlightList } from '@tand/ui/components/HighlightList';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { Picture, type PictureProps } from '@tand/ui/components/Picture';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { DistrictWall, type DistrictWallProps } from '../DistrictWall/index.ts';
import { TextPage, type TextPageProps } from '../TextPage/index.ts';

export interface DistrictPageProps extends Omit<TextPageProps, 'about'> {
  /** Label of the district with its alternative text. */
  label: Pick<PictureProps, 'src' | 'width' | 'height' | 'alt'>;
  /** Three to five highlights, under a heading. */
  highlights: { title: string; items: readonly string[] };
  /** A headed text about the district. */
  about: { title: string; text: ReactNode };
  /** Facts such as opening hours and size, under a heading. */
  facts: { title: string; items: readonly KeyValue[] };
  /** Link to the programme of this place. */
  schedule: { text: string; href: string };
  /** All districts, with a link back to their overview. */
  others: Pick<DistrictWallProps, 'districts' | 'current' | 'map'> & {
    title: string;
    lead?: string | undefined;
    back: { text: string; href: string };
  };
  /** Bands between the description and the other districts. */
  children?: ReactNode;
}

/** A district: headline and lead, label and highlights, description, links to all districts. */
export function DistrictPage({ label, highlights, about, facts, schedule, others, children, ...rest }: DistrictPageProps) {
  const { title, lead, back, ...wall } = others;
  return (
    <TextPage {...rest} data-component="DistrictPage">
      <Section aria-labelledby="highlights">
        <Grid columns={2} gap="loose" align="start">
          <Picture {...label} isFramed />
          <div>
            <SectionHeader title={highlights.title} titleId="highlights" size="title" />
            <HighlightList highlights={highlights.items} />
          </div>
        </Grid>
      </Section>
      <Section tone="wood" aria-labelledby="about">
        <Grid columns={2} gap="loose" align="start">
          <Stack gap={5}>
            <Heading level={2} size="title" id="about">
              {about.title}
            </Heading>
            {about.text}
          </Stack>
          <Stack gap={5}>
            <Heading level={2} size="heading">
              {facts.title}
            </Heading>
            <KeyValueList items={facts.items} />
            <p>
              <Button href={schedule.href} variant="schedule">
                {schedule.text}
              </Button>
            </p>
          </Stack>
        </Grid>
      </Section>
      {children}
      <Section aria-labelledby="all">
        <SectionHeader title={title} titleId="all" lead={lead} actions={<BackLink href={back.href}>{back.text}</BackLink>} />
        <DistrictWall {...wall} />
      </Section>
    </TextPage>
  );
}
