import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Button } from '@tand/ui/components/Button';
import { calendarGlyph, Icon } from '@tand/ui/components/Icon';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { ScheduleList, type ScheduleListProps } from '@tand/ui/components/ScheduleList';
import { LinkArrow } from '@tand/ui/components/LinkArrow';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import type { SchedulePlace } from '@tand/ui/components/ScheduleItem';
import { requireProps } from '@tand/ui/styles';
import { PinnedMap, type PinnedMapProps } from '../../components/PinnedMap/index.ts';
import { BackLink, type TextLink } from '../../components/TextSection/index.ts';
import { ItemPlace } from './ScheduleItemDetails.styles.ts';

export interface ScheduleItemDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Kind, hosts and other facts. */
  facts: KeyValue[];
  /** Map of the item's place, and the way there. */
  map?:
    | {
        title: string;
        pin?: Pick<PinnedMapProps, 'image' | 'at'> | undefined;
        place: Pick<SchedulePlace, 'name' | 'image'>;
        way?: string | undefined;
        action?: { text: string; href: string } | undefined;
      }
    | undefined;
  /** Plan of the place, below facts and map. */
  plan?: ReactNode;
  /** Heading and list of further items of the place. */
  around?: { title: string; list: ScheduleListProps } | undefined;
  /** Link to the calendar of the place. */
  calendar?: { text: string; href: string } | undefined;
  /** Link to the programme. */
  back: TextLink;
}

/** The body of a programme item's page: facts, place and further items. */
export function ScheduleItemDetails({ facts, map, plan, around, calendar, back, ...rest }: ScheduleItemDetailsProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ScheduleItemDetails', { facts, back });
  return (
    <div {...rest} data-component="ScheduleItemDetails">
      <Section aria-labelledby={map && 'where'}>
        <Grid columns={2} gap="loose" align="start">
          {facts.length > 0 && <KeyValueList size="large" items={facts} />}
          {map && (
            <Stack gap={4}>
              <Heading level={2} size="heading" id="where">
                {map.title}
              </Heading>
              {map.pin && <PinnedMap {...map.pin} />}
              <ItemPlace>
                {map.place.image && <img src={map.place.image} alt="" width={240} height={240} loading="lazy" />}
                <p>
                  <strong>{map.place.name}</strong> {map.way}
                </p>
              </ItemPlace>
              {map.action && <LinkArrow href={map.action.href}>{map.action.text}</LinkArrow>}
            </Stack>
          )}
        </Grid>
      </Section>
      {plan}
      <Section band="wood" aria-labelledby={around && 'around'}>
        <Stack gap={6}>
          {around && (
            <div>
              <SectionHeader title={around.title} titleId="around" size="title" />
              <ScheduleList {...around.list} />
            </div>
          )}
          {calendar && (
            <p data-print="hidden">
              <Button variant="ghost" href={calendar.href}>
                <Icon glyph={calendarGlyph} size="small" /> {calendar.text}
              </Button>
            </p>
          )}
          <BackLink {...back} />
        </Stack>
      </Section>
    </div>
  );
}
