import type { ScheduleKind } from '@tand/festival';
import { Alert } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import { calendarGlyph, downloadGlyph, Icon, printGlyph } from '@tand/ui/components/Icon';
import type { ScheduleDay, ScheduleEntry, SchedulePlace } from '@tand/ui/components/ScheduleItem';
import { Heading } from '@tand/ui/foundations/Heading';
import { Stack } from '@tand/ui/foundations/Stack';
import type { ComponentPropsWithRef } from 'react';

export interface ProgrammeToolsLabels {
  headline: string;
  /** Button that prints the day. */
  print: string;
  /** The code for calendar files could not be loaded. */
  failed: string;
  /** Download of a day: "Download Saturday 14 June". */
  day: (day: string) => string;
  /** Download of a place: "Download Main Stage". */
  place: (place: string) => string;
  subscribe: string;
  subscribeToDay: (day: string) => string;
  subscribeToPlace: (place: string) => string;
  subscribeToKind: (kind: ScheduleKind) => string;
}

export interface ProgrammeToolsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** All items. */
  entries: readonly ScheduleEntry[];
  /** The chosen day with its date in ISO format, if one day is chosen. */
  day?: (ScheduleDay & { date: string }) | undefined;
  /** The chosen place, if one place is chosen. */
  place?: (SchedulePlace & { slug: string }) | undefined;
  /** The chosen kind, if one kind is chosen. */
  kind?: ScheduleKind | undefined;
  /** Texts of the heading and the buttons. */
  labels: ProgrammeToolsLabels;
  /** Returns the address of the calendar of a part of the programme; '' is all of it. */
  calendarHref: (part: string) => string;
  /** Called with the title and the ids of the items of a calendar file. */
  onDownload: (title: string, ids: readonly string[]) => void;
  /** The code for calendar files could not be loaded. */
  hasFailed?: boolean | undefined;
}

/** Takes the programme along: calendar files, subscriptions, print. */
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
        {labels.headline}
      </Heading>
      <Stack direction="row" gap={3}>
        {day && download(labels.day(day.name), day.name, entry => entry.day === day.day)}
        {place && download(labels.place(place.name), place.name, ({ placeId }) => placeId === place.id)}
      </Stack>
      <Stack direction="row" gap={3}>
        {place && subscribe(`/place/${place.slug}`, labels.subscribeToPlace(place.name))}
        {kind && subscribe(`/kind/${kind}`, labels.subscribeToKind(kind))}
        {day && subscribe(`/day/${day.date}`, labels.subscribeToDay(day.name))}
        {subscribe('', labels.subscribe)}
      </Stack>
      <Stack direction="row" gap={3}>
        <Button variant="ghost" onClick={() => print()}>
          <Icon glyph={printGlyph} size="small" /> {labels.print}
        </Button>
      </Stack>
      {hasFailed && <Alert tone="danger">{labels.failed}</Alert>}
    </Stack>
  );
}
