import {
  Alert,
  Button,
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
import { SharePicks } from './SharePicks.tsx';

export interface ScheduleToolsProps {
  entries: readonly ScheduleEntry[];
  picks: ReadonlySet<string>;
  /** The chosen day and place, if one is chosen. */
  day: ScheduleDay | undefined;
  place: SchedulePlace | undefined;
  onDownload: (title: string, entries: readonly ScheduleEntry[]) => void;
  /** The code for a calendar file could not be fetched. */
  hasFailed: boolean;
}

/** What can be taken along from the programme: a link to the picks, calendar files, paper. */
export function ScheduleTools({ entries, picks, day, place, onDownload, hasFailed }: ScheduleToolsProps) {
  const copy = useCopy('schedule');
  const lang = useLang();
  const { t } = useTranslation('schedule');
  const picked = entries.filter(({ id }) => picks.has(id));
  const { headline } = copy('picks');
  const button = (label: string, title: string, own: readonly ScheduleEntry[]) => (
    <Button variant="paper" onClick={() => onDownload(title, own)} disabled={own.length === 0}>
      <Icon glyph={downloadGlyph} size="small" /> {label}
    </Button>
  );
  return (
    <Stack gap={4} data-print="hidden">
      <Heading level={2} size="heading">
        {copy('calendar').headline}
      </Heading>
      <Stack direction="row" gap={3}>
        {button(t('calendar.picks'), headline, picked)}
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
        <SharePicks entries={entries} picks={picks} />
        <Button variant="paper" onClick={() => print()}>
          <Icon glyph={printGlyph} size="small" /> {copy('controls').print}
        </Button>
      </Stack>
      {hasFailed && <Alert tone="error">{copy('picks').failed}</Alert>}
    </Stack>
  );
}
