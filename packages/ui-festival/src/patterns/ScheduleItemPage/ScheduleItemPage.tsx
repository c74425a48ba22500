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
  /** Decorative scene, cropped to its middle. */
  scene?: PictureSource | undefined;
  /** The way to this page from the first one. */
  breadcrumbs: Pick<BreadcrumbsProps, 'items' | 'labels'>;
  /** Cancelled or removed: strikes the title through and shows an alert. */
  cancelled?: { label: string; text: string } | undefined;
  /** Day and state of the item, in pixel type. */
  kickers: readonly string[];
  /** Time and place. */
  facts: readonly KeyValue[];
  /** Favourite button, unless the item is removed. */
  favourite?: Pick<FavouriteButtonProps, 'label' | 'value' | 'isFavourite' | 'onFavouriteChange' | 'children'> | undefined;
  /** Calendar file with the name that it is saved by, unless the item is removed. */
  calendar?: { text: string; href: string; download: string } | undefined;
  /** Calendar subscription of the place. */
  follow?: { text: string; href: string } | undefined;
  /** Message below the buttons, such as that nothing can be saved. */
  notice?: ReactNode;
  /** Where the item leads. */
  more?: MoreLink | undefined;
  /** Map with a pin; `at` is in per cent of the picture. */
  map?: { title: string; image: PictureSource & { alt: string }; at: { x: number; y: number } } | undefined;
  /** Items before and after it at the same place. */
  around?: { title: string; list: ScheduleListProps } | undefined;
  /** Link to the programme. */
  back: { text: string; href: string };
}

/** One programme item: facts, favourite, calendar, map, neighbours. */
export function ScheduleItemPage({
  title,
  text,
  tone = 'blue',
  scene,
  breadcrumbs,
  cancelled,
  kickers,
  facts,
  favourite,
  calendar,
  follow,
  notice,
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
                <Button variant="paper" href={calendar.href} download={calendar.download} data-print="hidden">
                  <Icon glyph={calendarGlyph} size="small" /> {calendar.text}
                </Button>
              )}
              {more && (
                <Button variant="accent" href={more.href} isExternal={more.isExternal}>
                  {more.text}
                </Button>
              )}
            </Stack>
            {notice}
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
