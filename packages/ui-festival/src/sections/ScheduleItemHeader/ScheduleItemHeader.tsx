import { withJoiners } from '@tand/festival';
import type { ReactNode } from 'react';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { VisuallyHidden } from '@tand/ui/foundations/VisuallyHidden';
import { Alert } from '@tand/ui/components/Alert';
import { Breadcrumbs } from '@tand/ui/components/Breadcrumbs';
import { Button } from '@tand/ui/components/Button';
import { FavouriteButton, type FavouriteButtonProps } from '@tand/ui/components/FavouriteButton';
import { calendarGlyph, Icon } from '@tand/ui/components/Icon';
import { Picture, type PictureSource } from '@tand/ui/components/Picture';
import { requireProps } from '@tand/ui/styles';
import { list } from '../../programme/itemFacts.tsx';
import type { PageHeaderProps } from '../PageHeader/index.ts';
import type { MoreLink } from '../TitledSection/index.ts';
import { ItemOpening, ItemScene } from './ScheduleItemHeader.styles.ts';

export interface ScheduleItemHeaderProps extends Omit<SectionProps, 'title' | 'children'>, Pick<PageHeaderProps, 'title'> {
  /** Description of one or two sentences. */
  text?: string | undefined;
  /** Decorative scene. */
  scene?: PictureSource | undefined;
  /** Breadcrumbs from the start page. */
  breadcrumbs: NonNullable<PageHeaderProps['breadcrumbs']>;
  /** Label and warning of a cancelled or removed item. */
  cancelled?: { label: string; text: string } | undefined;
  /** Time, places and states of the item, in pixel type. */
  kickers: readonly ReactNode[];
  /** Props of the favourite button. */
  favourite?: Pick<FavouriteButtonProps, 'label' | 'value' | 'isFavourite' | 'onFavouriteChange' | 'children'> | undefined;
  /** Link to the calendar file, with its file name. */
  calendar?: { text: string; href: string; download: string } | undefined;
  /** Message below the buttons, such as that nothing can be saved. */
  notice?: ReactNode;
  /** Further link of the item, as a button. */
  more?: MoreLink | undefined;
}

/** The first band on the page of a programme item. */
export function ScheduleItemHeader({
  title,
  text,
  band = 'blue',
  scene,
  breadcrumbs,
  cancelled,
  kickers,
  favourite,
  calendar,
  notice,
  more,
  ...rest
}: ScheduleItemHeaderProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ScheduleItemHeader', { kickers });
  return (
    <Section band={band} padding="compact" striker="bottom" {...rest} data-component="ScheduleItemHeader">
      <ItemOpening>
        <Stack gap={5}>
          <Breadcrumbs {...breadcrumbs} items={breadcrumbs.items.map(one => ({ ...one, text: withJoiners(one.text) }))} />
          <Text size="pixel">{list(kickers, '\u00a0· ')}</Text>
          <Heading level={1} size="title">
            {cancelled ? <s>{withJoiners(title)}</s> : withJoiners(title)}
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
              <Button variant="ghost" href={calendar.href} download={calendar.download} data-print="hidden">
                <Icon glyph={calendarGlyph} size="small" /> {calendar.text}
              </Button>
            )}
            {more && (
              <Button tone="highlight" href={more.href} isExternal={more.isExternal}>
                {more.text}
              </Button>
            )}
          </Stack>
          {notice}
        </Stack>
        {scene && (
          <ItemScene data-front="" data-print="hidden">
            <Picture {...scene} alt="" />
          </ItemScene>
        )}
      </ItemOpening>
    </Section>
  );
}
