import type { ComponentPropsWithRef, ReactNode } from 'react';
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
import { ScheduleList, type ScheduleListProps } from '@tand/ui/components/ScheduleList';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import type { MoreLink } from '../TitledSection/index.ts';

export interface ScheduleItemPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  /** One or two sentences. */
  text?: string | undefined;
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
  favourite?: Pick<FavouriteButtonProps, 'label' | 'isFavourite' | 'onChange' | 'children'> | undefined;
  /** A calendar file of this item; not of one that is gone. */
  calendar?: { text: string; onClick: () => void } | undefined;
  /** Said when that file could not be made. */
  failure?: string | undefined;
  /** Where the item leads. */
  more?: MoreLink | undefined;
  /** What comes after it in the same place. */
  next?: { title: string; list: ScheduleListProps } | undefined;
  back: { text: string; href: string };
}

/** One item of the programme: when and where, keep it, take it along, what comes next. */
export function ScheduleItemPage({
  title,
  text,
  breadcrumbs,
  cancelled,
  notice,
  kickers,
  facts,
  favourite,
  calendar,
  failure,
  more,
  next,
  back,
  ...rest
}: ScheduleItemPageProps) {
  return (
    <div {...rest} data-component="ScheduleItemPage">
      <Section tone="blue" padding="compact" striker="bottom">
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
          <KeyValueList size="large" items={facts} />
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
      </Section>
      <Section tone="wood" aria-labelledby={next && 'next'}>
        <Stack gap={6}>
          {next && (
            <div>
              <SectionHeader title={next.title} titleId="next" size="title" />
              <ScheduleList {...next.list} />
            </div>
          )}
          <BackLink href={back.href}>{back.text}</BackLink>
        </Stack>
      </Section>
    </div>
  );
}
