import { edition } from '@edition/edition.ts';
import { districts } from '@edition/lists/districts.ts';
import type { ScheduleView } from '@tand/festival';
import { Grid, Heading, ScheduleList, Stack, Text } from '@tand/ui';
import { TextBlock, TitledSection } from '@tand/ui-festival';
import { dayNames, useCopy, useLang } from '#app';
import { useScheduleLabels } from '../schedule/labels.ts';

const placeColors = new Map(districts.map(({ location, color }) => [location, color]));

export function TournamentTimes({ paragraphs, data }: { paragraphs: readonly string[]; data: ScheduleView | null }) {
  const lang = useLang();
  const labels = useScheduleLabels();
  const { programme, programmeLink, noTimes } = useCopy('esports')('tournament');
  const days = edition.dates.days
    .map(({ date }, day) => ({ day, ...dayNames(date, lang) }))
    .filter(({ day }) => data?.items.some(item => item.day === day));
  return (
    <TitledSection
      title={programme}
      titleId="times-headline"
      titleSize="title"
      more={{ text: programmeLink, href: '/schedule' }}
      band="blue"
      id="times"
    >
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
                  entries={data.items.filter(item => item.day === day)}
                  places={data.places.map(place => ({ ...place, color: placeColors.get(place.id) }))}
                  days={days}
                  labels={labels}
                />
              </Stack>
            ))}
          </Grid>
        )}
      </Stack>
    </TitledSection>
  );
}
