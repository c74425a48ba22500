import { activities } from '@edition/lists/activities.ts';
import { districts } from '@edition/lists/districts.ts';
import { InfoCard } from '@tand/ui';
import { TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { activityCard, CardGrid, PageTop, PhaseCallToAction, shownText, useCopy, useLang } from '#app';

/** ACT-1 */
export default function ActivitiesPage() {
  const copy = useCopy('activities');
  return (
    <>
      <PageTop band="teal" scene="scenes/activities" />
      <TextBand texts={withIds({ how: copy('intro') })} />
      <Cards />
      <PhaseCallToAction id="more" {...copy('more')} band="yellow" emblem="fightStick" />
    </>
  );
}

function Cards() {
  const lang = useLang();
  const list = useCopy('activities')('list');
  const placeOf = (slug: string | undefined) => {
    const district = districts.find(one => one.slug === slug);
    return district ? shownText(district.name, lang) : list.elsewhere;
  };
  return (
    <TitledSection {...headingOf('list', list)} band="wood">
      <CardGrid columns={3} aria-label={list.label}>
        {activities.map(activity => (
          <InfoCard key={activity.slug} {...activityCard(activity, lang)} kicker={placeOf(activity.district)} />
        ))}
      </CardGrid>
    </TitledSection>
  );
}
