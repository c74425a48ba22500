import { edition } from '@edition/edition.ts';
import { hall } from '@edition/lists/hall.ts';
import {
  headName,
  insideSentence,
  itemData,
  slugOf,
  descriptionLength,
  subscription,
  titleLength,
  titleInWords,
  whenInWords,
  type ItemData,
  type Point,
} from '@tand/festival';
import { Alert, clockText, entryState, useNow } from '@tand/ui';
import { ScheduleItemDetails, ScheduleItemHeader, wayTo } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { calendarFileName } from '@tand/festival/calendar';
import { dayNames, Head, href, scenePicture, useCopy, useLang, type LoadContext, type Loaded } from '#app';
import { districtOf, onMap, placeLook, sceneOf, toneOf } from '../schedule/looks.ts';
import { HallPlan } from '../sections/HallPlan.tsx';
import { EndOfFirstScreen } from '@tand/runtime/render';
import { Unknown } from '../sections/Unknown.tsx';
import { useItemFacts, useItemPlaces, useNextItems } from '../schedule/labels.ts';
import { timeOf, whenWords } from '../schedule/when.ts';

interface PlacedItem extends ItemData {
  /** Position on the map, in per cent. */
  at: Point | undefined;
}

/** SCHED-15: null if the item never existed. */
export async function load({ api, lang, params: { item: slug = '' } }: LoadContext): Promise<PlacedItem | null> {
  const schedule = await api.schedule();
  const data = itemData(edition, schedule, slug, lang) ?? itemData(edition, schedule, slug, lang, await api.goneItem(slug));
  return data && { ...data, at: onMap(data.item.placeId, schedule.locations) };
}

export default function ScheduleItemPage() {
  const { data } = useLoaderData<Loaded<PlacedItem>>();
  const { notFound } = useCopy('schedule')('page');
  return data ? <Item {...data} /> : <Unknown {...notFound} href="/schedule" path="schedule" image="schedule" />;
}

function Item(data: PlacedItem) {
  const { item, place, around, placeSlug, isGone, at } = data;
  const lang = useLang();
  const day = dayNames(edition.dates.days[item.day]!.date, lang).name;
  const { t } = useTranslation('schedule');
  const common = useCopy('common');
  const copy = useCopy('schedule');
  const words = whenWords(lang, copy('when'));
  const now = useNow();
  const way = wayTo(hall, useCopy('seatPlan')('plan').labels.ways, placeSlug);
  // The map shows districts, so other places get a pin only without directions.
  const isPinned = at && (!way || districtOf(item.placeId));
  const list = useNextItems(around, [{ id: item.placeId, name: place }], { day: item.day, name: day, shortName: day });
  const off = isGone ? copy('page').gone : item.isCancelled && { label: t('item.cancelled'), text: t('page.cancelled') };
  const states = [item.isHighlighted && t('item.highlight'), entryState(item, now) === 'now' && t('item.now')];
  const named = (title: string) => (off ? `${off.label}: ${title}` : title);
  const facts = { title: named(item.title), when: whenInWords(item, timeOf(item, lang), words), place };
  const description = t('page.description', { ...facts, text: item.description ?? '' }).trim();
  return (
    <>
      <Head
        title={titleInWords(named(headName(item.title)), item, clockText(item.startMinutes, lang), words, titleLength)}
        description={description.length > descriptionLength ? t('page.short', facts) : description}
        keywords={copy('meta').keywords}
        path={item.pageHref.slice(1)}
        image={isGone ? 'schedule' : `item-${slugOf(item)}`}
        isHidden={isGone === true}
      />
      <ScheduleItemHeader
        title={item.title}
        cancelled={off}
        text={item.description}
        band={toneOf(item)}
        scene={scenePicture(sceneOf(item))}
        breadcrumbs={{
          items: [{ text: common('links').home, href: '/home' }, { text: copy('headline'), href: '/schedule' }, { text: item.title }],
          labels: { navigation: common('breadcrumbs').label },
        }}
        kickers={[...useItemPlaces(data), ...(off ? [] : states.filter(Boolean))]}
        {...(!isGone && {
          favourite: { label: t('item.favourite', { title: item.title }), value: item.id, isFavourite: false, children: t('page.save') },
          calendar: {
            text: t('page.calendar'),
            href: href(lang, `${item.pageHref}.ics`),
            download: calendarFileName(edition, item.title),
          },
        })}
        notice={
          <Alert tone="warning" data-picks-blocked hidden>
            {copy('picks').blocked}
          </Alert>
        }
        more={
          isGone
            ? { href: '/search', text: copy('page').gone.search }
            : item.isExternal === undefined
              ? undefined
              : { href: item.href, isExternal: item.isExternal, text: t(item.isExternal ? 'page.elsewhere' : 'page.more') }
        }
      />
      <EndOfFirstScreen />
      <ScheduleItemDetails
        facts={useItemFacts(data)}
        plan={item.placeId === hall.location && <HallPlan band="pink" />}
        map={
          item.placeId !== hall.location && (way || at)
            ? {
                title: t('page.map'),
                pin: isPinned && { image: { ...scenePicture('map'), alt: t('page.mapAlt', { place }) }, at },
                place: { name: place, ...placeLook(item.placeId) },
                way: way && t('page.way', { way }),
                action: way ? { text: t('page.plan', { place }), href: `/eventinfo#${placeSlug}` } : undefined,
              }
            : undefined
        }
        around={around.length > 0 ? { title: t('page.around', { place }), list } : undefined}
        calendar={
          placeSlug
            ? { text: t('calendar.subscribeTo', { what: place }), href: subscription(edition, lang, `schedule/place/${placeSlug}`) }
            : undefined
        }
        back={{ text: t('page.back', { day: insideSentence(day, lang) }), href: item.day ? `/schedule?day=${item.day}` : '/schedule' }}
      />
    </>
  );
}
