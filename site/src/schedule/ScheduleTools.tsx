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
import { useLang } from '../app/useLang.ts';
import { subscription } from './subscription.ts';

export interface ScheduleToolsProps {
  entries: readonly ScheduleEntry[];
  /** The chosen day and place, if one is chosen. */
  day: ScheduleDay | undefined;
  place: (SchedulePlace & { slug: string }) | undefined;
  onDownload: (title: string, ids: readonly string[]) => void;
  /** The code for a calendar file could not be fetched. */
  hasFailed: boolean;
}

/** What can be taken along from the programme: calendar files, addresses to follow, paper. */
export function ScheduleTools({ entries, day, place, onDownload, hasFailed }: ScheduleToolsProps) {
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
        <Button variant="paper" href={subscription(lang, place ? `schedule/place/${place.slug}` : 'schedule')}>
          <Icon glyph={calendarGlyph} size="small" />{' '}
          {place ? t('calendar.subscribePlace', { place: place.name }) : t('calendar.subscribe')}
        </Button>
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
