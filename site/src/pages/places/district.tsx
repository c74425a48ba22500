import { activities } from '@edition/lists/activities.ts';
import { districts } from '@edition/lists/districts.ts';
import type { AccessFacts } from '@tand/festival';
import { Grid, InfoCard, Link, Section, SectionHeader } from '@tand/ui';
import { DistrictPage as Pattern } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { Head } from '../../app/Head.tsx';
import { labelPicture } from '../../app/pictures.ts';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy, useEntryCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { usePage } from '../../app/usePage.ts';
import { eventsAt, type CityEvent } from '../../data/placeEvents.ts';
import type { LoadContext } from '@tand/runtime/data';
import { useAccessWords } from '../../schedule/itemWords.ts';
import { ActivityCard } from '../../templates/ActivityCard.tsx';
import { factsOf } from '../../templates/copyParts.tsx';
import { wallOf } from '../../templates/districtWall.ts';
import { TextBlock } from '../../templates/TextBlock.tsx';
import { useBreadcrumbs } from '../../templates/useBreadcrumbs.ts';
import { useEntry } from '../../templates/useEntry.ts';
import { useOnHere } from '../../templates/useOnHere.ts';

interface DistrictData {
  /** SCHED-47 */
  access: AccessFacts;
  /** DISTRICT-4 */
  events: CityEvent[];
}

export async function load({ api, lang, now, params }: LoadContext): Promise<DistrictData> {
  const { location } = districts.find(({ slug }) => slug === params['slug'])!;
  const schedule = await api.schedule();
  return {
    access: schedule.locations.find(({ id }) => id === location)?.access ?? {},
    events: eventsAt(schedule, lang, now)(location),
  };
}

/** DISTRICT-2, DISTRICT-3 */
export default function DistrictPage() {
  const lang = useLang();
  const { entry, look, path, texts } = useEntry(districts);
  const { slug, name, number, highlights, location } = entry;
  const copy = useEntryCopy<'district'>(texts);
  const labels = useCopy('districts')('district');
  const { programme, until } = useCopy('districts')('city');
  const overview = { text: labels.back, href: '/universe/districts' };
  const { t } = useTranslation('districts');
  const label = useCopy('accessWords')('label');
  const { data } = usePage<DistrictData>();
  const access = useAccessWords()(data?.access ?? {});
  const onHere = useOnHere(until)(data?.events ?? [], 6);
  const { headline, paragraphs } = copy('description');
  const meta = copy('meta');
  const doors = copy('activities');
  const behind = (look.doors ?? []).flatMap(door => activities.find(activity => activity.slug === door) ?? []);
  const breadcrumbs = useBreadcrumbs({ text: useCopy('common')('links').districts, href: overview.href }, meta.title);
  return (
    <>
      <Head {...meta} path={path} image={texts} />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={breadcrumbs}
        tone={look.tone}
        image={{ ...scenePicture(`districts/${slug}`), alt: copy('imageAlt') }}
        label={{ ...labelPicture(slug), alt: t('district.labelAlt', { name: name[lang], number }) }}
        highlights={{ title: labels.highlights, items: highlights.map(highlight => highlight[lang]) }}
        about={{ title: headline, text: <TextBlock paragraphs={paragraphs} /> }}
        facts={{
          title: labels.facts,
          items: [
            ...factsOf(copy('facts')),
            ...(access.length > 0 ? [{ label, value: <Link href="/eventinfo/access#places">{access.join(' · ')}</Link> }] : []),
          ],
        }}
        schedule={{ text: labels.schedule, href: `/schedule?place=${location}` }}
        others={{
          title: labels.others,
          lead: copy('nearby'),
          back: overview,
          districts: wallOf(lang),
          current: slug,
          map: { ...overview, image: scenePicture('map') },
        }}
      >
        {onHere.length > 0 && (
          <Section tone="blue" aria-labelledby="programme">
            <SectionHeader title={programme} titleId="programme" size="title" />
            <Grid element="ul" columns={3}>
              {onHere.map(({ title, href, when }) => (
                <li key={`${href}${when}`}>
                  <InfoCard kicker={when} title={title} href={href} />
                </li>
              ))}
            </Grid>
          </Section>
        )}
        {doors && (
          <Section tone="yellow" aria-labelledby="activities">
            <SectionHeader title={doors.headline} titleId="activities" lead={doors.preamble} />
            <Grid element="ul" columns={3}>
              {behind.map(activity => (
                <li key={activity.slug}>
                  <ActivityCard activity={activity} />
                </li>
              ))}
            </Grid>
          </Section>
        )}
      </Pattern>
    </>
  );
}
