import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Grid } from '@tand/ui/foundations/Grid';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { VisuallyHidden } from '@tand/ui/foundations/VisuallyHidden';
import { Alert } from '@tand/ui/components/Alert';
import { BackLink } from '@tand/ui/components/BackLink';
import { Breadcrumbs, type BreadcrumbsProps } from '@tand/ui/components/Breadcrumbs';
import { Button } from '@tand/ui/components/Button';
import { FavouriteButton, type FavouriteButtonProps } from '@tand/ui/components/FavouriteButton';
import { calendarGlyph, Icon } from '@tand/ui/components/Icon';
import { KeyValueList, type KeyValue } from '@tand/ui/components/KeyValueList';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { ScheduleList, type ScheduleListProps } from '@tand/ui/components/ScheduleList';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import type { Band } from '@tand/ui/tokens';
import type { MoreLink } from '../TitledSection/index.ts';
import { MapPin } from './MapPin.tsx';
import { ItemMap, ItemOpening, ItemScene } from './ScheduleItemPage.styles.ts';

export interface ScheduleItemPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is on; the heading. */
  title: string;
  /** One or two sentences. */
  text?: string | undefined;
  /** Ground of the opening band: that of its district. */
  tone?: Band | undefined;
  /** The scene it belongs to, of which the middle shows; decoration. */
  scene?: PictureSource | undefined;
  /** The way to this page from the first one. */
  breadcrumbs: Pick<BreadcrumbsProps, 'items' | 'labels'>;
  /** It does not take place, or is gone: the title is struck through, and this says so. */
  cancelled?: { label: string; text: string } | undefined;
  /** Said above the title: what is shown is old. */
  notice?: ReactNode;
  /** The day, and what the item is right now, in pixel type. */
  kickers: readonly string[];
  /** When and where. */
  facts: readonly KeyValue[];
  /** Not of one that is gone. */
  favourite?: Pick<FavouriteButtonProps, 'label' | 'isFavourite' | 'onFavouriteChange' | 'children'> | undefined;
  /** A calendar file of this item; not of one that is gone. */
  calendar?: { text: string; onClick: () => void } | undefined;
  /** An address for calendars that follow the place. */
  follow?: { text: string; href: string } | undefined;
  /** Said when that file could not be made. */
  failure?: string | undefined;
  /** Where the item leads. */
  more?: MoreLink | undefined;
  /** Where it is: the map with a pin at a point, in per cent of the picture. */
  map?: { title: string; image: PictureSource & { alt: string }; at: { x: number; y: number } } | undefined;
  /** What comes before and after it in the same place. */
  around?: { title: string; list: ScheduleListProps } | undefined;
  /** Link to the programme. */
  back: { text: string; href: string };
}

/** One item of the programme: what there is to know of it, keep it, take it along, where it is, what runs before and after. */
export function ScheduleItemPage({
  title,
  text,
  tone = 'blue',
  scene,
  breadcrumbs,
  cancelled,
  notice,
  kickers,
  facts,
  favourite,
  calendar,
  follow,
  failure,
  more,
  map,
  around,
  back,
  ...rest
}: ScheduleItemPageProps) {
  return (
    <div {...rest} data-component="ScheduleItemPage">
      <Section tone={tone} padding="compact" striker="bottom">
        <ItemOpening>
          <Stack gap={5}>
            <Breadcrumbs {...breadcrumbs} />
            {notice}
            <Text size="pixel">{kickers.join(' · ')}</Text>
            <Heading level={1} size="title">
              {cancelled ? <s>{title}</s> : title}
              {cancelled && <VisuallyHidden>, {cancelled.label}</VisuallyHidden>}
            </Heading>
            {cancelled && (
              <Alert tone="warning" title={cancelled.label}>
                {cancelled.text}
              </Alert>
            )}
            {text && (
              <Text size="lead" isMeasured>
                {text}
              </Text>
            )}
            <Stack direction="row" gap={3}>
              {favourite && <FavouriteButton {...favourite} data-print="hidden" />}
              {calendar && (
                <Button variant="paper" onClick={calendar.onClick} data-print="hidden">
                  <Icon glyph={calendarGlyph} size="small" /> {calendar.text}
                </Button>
              )}
              {more && (
                <Button variant="accent" href={more.href} isExternal={more.isExternal}>
                  {more.text}
                </Button>
              )}
            </Stack>
            {failure && <Alert tone="error">{failure}</Alert>}
          </Stack>
          {scene && (
            <ItemScene data-front="">
              <Picture {...scene} alt="" />
            </ItemScene>
          )}
        </ItemOpening>
      </Section>
      <Section aria-labelledby={map && 'where'}>
        <Grid columns={2} gap="loose" align="start">
          <KeyValueList size="large" items={facts} />
          {map && (
            <Stack gap={4}>
              <Heading level={2} size="heading" id="where">
                {map.title}
              </Heading>
              <ItemMap>
                <Picture {...map.image} />
                <MapPin {...map} />
              </ItemMap>
            </Stack>
          )}
        </Grid>
      </Section>
      <Section tone="wood" aria-labelledby={around && 'around'}>
        <Stack gap={6}>
          {around && (
            <div>
              <SectionHeader title={around.title} titleId="around" size="title" />
              <ScheduleList {...around.list} />
            </div>
          )}
          {follow && (
            <p data-print="hidden">
              <Button variant="paper" href={follow.href}>
                <Icon glyph={calendarGlyph} size="small" /> {follow.text}
              </Button>
            </p>
          )}
          <BackLink href={back.href}>{back.text}</BackLink>
        </Stack>
      </Section>
    </div>
  );
}
