import { edition } from '@edition/edition.ts';
import { districts } from '@edition/lists/districts.ts';
import { Grid, Heading, LinkArrow, ScheduleList, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { dayNames } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { usePage } from '../app/usePage.ts';
import { useScheduleLabels } from '../schedule/useScheduleLabels.ts';
import { toEntry, type ScheduleView } from '../schedule/view.ts';
import { TextBlock } from './TextBlock.tsx';

const tones = new Map(districts.map(({ location, color }) => [location, color]));

export interface TournamentTimesProps {
  paragraphs: readonly string[];
}

/** Times by day, from the programme. */
export function TournamentTimes({ paragraphs }: TournamentTimesProps) {
  const { data } = usePage<ScheduleView>();
  const lang = useLang();
  const labels = useScheduleLabels();
  const { programme, programmeLink, noTimes } = useCopy('esports')('tournament');
  const days = edition.dates.days
    .map(({ date }, day) => ({ day, ...dayNames(date, lang) }))
    .filter(({ day }) => data?.items.some(item => item.day === day));
  return (
    <Section tone="blue" id="times" aria-labelledby="times-headline">
      <SectionHeader
        title={programme}
        titleId="times-headline"
        size="title"
        actions={<LinkArrow href="/schedule">{programmeLink}</LinkArrow>}
      />
      <Stack gap={6} element="div">
        <TextBlock paragraphs={paragraphs} />
        {data && days.length === 0 && <Text>{noTimes}</Text>}
        {data && (
          <Grid columns={days.length === 3 ? 3 : days.length === 2 ? 2 : 1} align="start">
            {days.map(({ day, name }) => (
              <Stack key={day} gap={4}>
                <Heading level={3} size="heading">
                  {name}
                </Heading>
                <ScheduleList
                  entries={data.items.filter(item => item.day === day).map(toEntry)}
                  places={data.places.map(place => ({ ...place, tone: tones.get(place.id) }))}
                  days={days}
                  labels={labels}
                />
              </Stack>
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
}
