import { edition } from '@edition/edition.ts';
import type { ScheduleKind } from '@tand/festival';
import {
  Alert,
  Button,
  calendarGlyph,
  downloadGlyph,
  Heading,
  Icon,
  printGlyph,
  Stack,
  type ScheduleDay,
  type ScheduleEntry,
  type SchedulePlace,
} from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { insideSentence } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { subscription } from './subscription.ts';

export interface ScheduleToolsProps {
  entries: readonly ScheduleEntry[];
  day: ScheduleDay | undefined;
  place: (SchedulePlace & { slug: string }) | undefined;
  kind: ScheduleKind | undefined;
  onDownload: (title: string, ids: readonly string[]) => void;
  /** The code for calendar files could not be loaded. */
  hasFailed: boolean;
}

export function ScheduleTools({ entries, day, place, kind, onDownload, hasFailed }: ScheduleToolsProps) {
  const copy = useCopy('schedule');
  const lang = useLang();
  const { t } = useTranslation('schedule');
  const button = (label: string, title: string, own: readonly ScheduleEntry[]) => (
    <Button
      variant="paper"
      onClick={() =>
        onDownload(
          title,
          own.map(({ id }) => id),
        )
      }
      disabled={own.length === 0}
    >
      <Icon glyph={downloadGlyph} size="small" /> {label}
    </Button>
  );
  // Of the programme, or of each chosen part.
  const parts = [
    ...(place ? [{ path: `place/${place.slug}`, text: t('calendar.subscribeTo', { what: place.name }) }] : []),
    ...(kind ? [{ path: `kind/${kind}`, text: t('calendar.subscribeKind', { kind: t(`kinds.${kind}`) }) }] : []),
    ...(day
      ? [
          {
            path: `day/${edition.dates.days[day.day]?.date}`,
            text: t('calendar.subscribeTo', { what: insideSentence(day.name, lang) }),
          },
        ]
      : []),
  ];
  const follow = (path: string, text: string) => (
    <Button key={path} variant="paper" href={subscription(lang, path)}>
      <Icon glyph={calendarGlyph} size="small" /> {text}
    </Button>
  );
  return (
    <Stack gap={4} data-print="hidden">
      <Heading level={2} size="heading">
        {copy('calendar').headline}
      </Heading>
      <Stack direction="row" gap={3}>
        {day &&
          button(
            t('calendar.day', { day: insideSentence(day.name, lang) }),
            day.name,
            entries.filter(entry => entry.day === day.day),
          )}
        {place &&
          button(
            t('calendar.place', { place: place.name }),
            place.name,
            entries.filter(entry => entry.placeId === place.id),
          )}
      </Stack>
      <Stack direction="row" gap={3}>
        {parts.map(({ path, text }) => follow(`schedule/${path}`, text))}
        {follow('schedule', t('calendar.subscribe'))}
      </Stack>
      <Stack direction="row" gap={3}>
        <Button variant="paper" onClick={() => print()}>
          <Icon glyph={printGlyph} size="small" /> {copy('controls').print}
        </Button>
      </Stack>
      {hasFailed && <Alert tone="error">{copy('picks').failed}</Alert>}
    </Stack>
  );
}
