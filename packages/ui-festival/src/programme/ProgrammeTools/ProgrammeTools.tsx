import { fillText, insideSentence, type ScheduleKind } from '@tand/festival';
import { Alert } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import { calendarGlyph, downloadGlyph, Icon, printGlyph } from '@tand/ui/components/Icon';
import type { ScheduleDay, ScheduleEntry, SchedulePlace } from '@tand/ui/components/ScheduleItem';
import { Heading } from '@tand/ui/foundations/Heading';
import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import type { ComponentPropsWithRef } from 'react';
import type { OwnDayProps } from '../OwnDay/index.ts';
import { useLang } from '../useLang.ts';

/** Texts: `day` with `{{day}}`, `place` with `{{place}}`, `subscribeTo` with `{{what}}`, `subscribeKind` with `{{kind}}`. */
export interface ProgrammeToolsLabels {
  calendar: Record<'day' | 'headline' | 'place' | 'subscribe' | 'subscribeKind' | 'subscribeTo', string>;
  controls: Record<'print', string>;
  kinds: Record<ScheduleKind, string>;
  picks: Record<'failed', string>;
}

export interface ProgrammeToolsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Pick<OwnDayProps, 'calendarHref' | 'onDownload'> {
  /** Items of all days. */
  entries: readonly ScheduleEntry[];
  /** Chosen day, with its date as ISO 8601; undefined for all days. */
  day?: (ScheduleDay & { date: string }) | undefined;
  /** Chosen place; undefined for none or several. */
  place?: (SchedulePlace & { slug: string }) | undefined;
  /** Chosen kind; undefined for none or several. */
  kind?: ScheduleKind | undefined;
  /** Texts of the heading and the buttons. */
  labels: ProgrammeToolsLabels;
  /** Whether the code for calendar files could not be loaded. */
  hasFailed?: boolean | undefined;
}

/** Links and buttons to download, subscribe to and print the programme. */
export function ProgrammeTools({
  entries,
  day,
  place,
  kind,
  labels,
  calendarHref,
  onDownload,
  hasFailed = false,
  ...rest
}: ProgrammeToolsProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ProgrammeTools', { entries, labels, calendarHref });
  const { calendar, controls, kinds, picks } = labels;
  const lang = useLang();
  const inSentence = insideSentence(day?.name ?? '', lang);
  const download = (text: string, title: string, isOwn: (entry: ScheduleEntry) => boolean) => {
    const ids = entries.filter(isOwn).map(({ id }) => id);
    return (
      <Button variant="ghost" onClick={() => onDownload(title, ids)} disabled={ids.length === 0}>
        <Icon glyph={downloadGlyph} size="small" /> {text}
      </Button>
    );
  };
  const subscribe = (part: string, text: string) => (
    <Button variant="ghost" href={calendarHref(part)}>
      <Icon glyph={calendarGlyph} size="small" /> {text}
    </Button>
  );
  return (
    <Stack gap={4} data-print="hidden" {...rest} data-component="ProgrammeTools">
      <Heading level={2} size="heading">
        {calendar.headline}
      </Heading>
      <Stack direction="row" gap={3}>
        {day && download(fillText(calendar.day, { day: inSentence }), day.name, entry => entry.day === day.day)}
        {place && download(fillText(calendar.place, { place: place.name }), place.name, ({ placeId }) => placeId === place.id)}
      </Stack>
      <Stack direction="row" gap={3}>
        {place && subscribe(`/place/${place.slug}`, fillText(calendar.subscribeTo, { what: place.name }))}
        {kind && subscribe(`/kind/${kind}`, fillText(calendar.subscribeKind, { kind: kinds[kind] }))}
        {day && subscribe(`/day/${day.date}`, fillText(calendar.subscribeTo, { what: inSentence }))}
        {subscribe('', calendar.subscribe)}
      </Stack>
      <Stack direction="row" gap={3}>
        <Button variant="ghost" onClick={() => print()}>
          <Icon glyph={printGlyph} size="small" /> {controls.print}
        </Button>
      </Stack>
      {hasFailed && <Alert tone="danger">{picks.failed}</Alert>}
    </Stack>
  );
}
