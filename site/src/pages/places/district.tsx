import { activities } from '@edition/lists/activities.ts';
import { districts } from '@edition/lists/districts.ts';
import { edition } from '@edition/edition.ts';
import { eventsAt, type AccessFacts, type CurrentItem, shownText } from '@tand/festival';
import { Button, Grid, Heading, HighlightList, InfoCard, KeyValueList, Link, Section, SectionHeader, Stack } from '@tand/ui';
import { BackLink, DistrictWall, TextFacts, TextSection, TitledSection, headingOf } from '@tand/ui-festival';
import {
  activityCard,
  CardGrid,
  districtTiles,
  duskSky,
  PageTop,
  PhaseCallToAction,
  scenePicture,
  useCopy,
  useEntry,
  useEntryCopy,
  useLang,
  useOnHere,
  usePage,
  type LoadContext,
} from '#app';
import { useAccessWords } from '../../schedule/labels.ts';

interface DistrictData {
  /** SCHED-47 */
  access: AccessFacts;
  /** DISTRICT-4 */
  events: CurrentItem[];
}

export async function load({ api, lang, now, params }: LoadContext): Promise<DistrictData> {
  const { location } = districts.find(({ slug }) => slug === params['slug'])!;
  const schedule = await api.schedule();
  return {
    access: schedule.locations.find(({ id }) => id === location)?.access ?? {},
    events: eventsAt(edition, schedule, lang, now)(location),
  };
}

/** DISTRICT-2, DISTRICT-3 */
export default function DistrictPage() {
  const lang = useLang();
  const { entry, look, texts } = useEntry(districts);
  const { slug, color, highlights, icon, location } = entry;
  const copy = useEntryCopy<'district'>(texts);
  const labels = useCopy('districts')('district');
  const { programme, until } = useCopy('districts')('city');
  const overview = { text: labels.back, href: '/universe/districts' };
  const label = useCopy('accessWords')('label');
  const { data } = usePage<DistrictData>();
  const access = useAccessWords()(data?.access ?? {});
  const onHere = useOnHere(until)(data?.events ?? [], 6);
  const doors = copy('activities');
  const behind = (look.doors ?? []).flatMap(door => activities.find(activity => activity.slug === door) ?? []);
  return (
    <>
      <PageTop band={look.band} scene={`districts/${slug}`} sky={duskSky} />
      <Section aria-labelledby="highlights">
        <Grid columns={onHere.length > 0 ? 2 : 1} gap="loose" align="start">
          <div>
            <SectionHeader title={labels.highlights} titleId="highlights" size="title" />
            <HighlightList highlights={highlights.map(one => ({ title: shownText(one, lang), href: one.href }))} />
          </div>
          {onHere.length > 0 && (
            <div>
              <SectionHeader title={programme} titleId="programme" size="title" />
              <KeyValueList items={onHere.map(({ title, href, when }) => ({ label: when, value: <Link href={href}>{title}</Link> }))} />
            </div>
          )}
        </Grid>
      </Section>
      <PhaseCallToAction id="own" {...copy('own')} band={color === 'paper' ? 'teal' : color} emblem={icon} />
      <Section band="wood">
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="about" {...copy('description')} />
          <Stack gap={5}>
            <Heading level={2} size="heading">
              {labels.facts}
            </Heading>
            <TextFacts
              facts={[
                ...copy('facts'),
                ...(access.length > 0 ? [{ term: label, text: `[${access.join('\u00a0· ')}](/eventinfo/access#places)` }] : []),
              ]}
            />
            <p>
              <Button href={`/schedule?place=${location}`} tone="schedule">
                {labels.schedule}
              </Button>
            </p>
          </Stack>
        </Grid>
      </Section>
      {doors && (
        <TitledSection {...headingOf('activities', doors)} band="yellow">
          <CardGrid columns={3}>
            {behind.map(activity => (
              <InfoCard key={activity.slug} {...activityCard(activity, lang)} />
            ))}
          </CardGrid>
        </TitledSection>
      )}
      <Section aria-labelledby="all">
        <SectionHeader title={labels.others} titleId="all" lead={copy('nearby')} actions={<BackLink {...overview} />} />
        <DistrictWall districts={districtTiles(lang)} current={slug} map={{ ...overview, image: scenePicture('map') }} />
      </Section>
    </>
  );
}
