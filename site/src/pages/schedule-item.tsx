import { clockText, entryState, useNow } from '@tand/ui';
import { ScheduleItemPage as Pattern } from '@tand/ui-festival';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataNotice } from '../app/DataNotice.tsx';
import { Head } from '../app/Head.tsx';
import { descriptionLength, insideSentence, upperFirst } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { usePage, type PageState } from '../app/usePage.ts';
import type { LoadContext } from '../data/page.ts';
import { scenePicture } from '../app/scenePicture.ts';
import { sceneOf, toneOf } from '../schedule/itemLook.ts';
import { subscription } from '../schedule/subscription.ts';
import { itemData, type ItemData } from '../schedule/itemData.ts';
import { NotInProgramme } from '../schedule/NotInProgramme.tsx';
import { usePicks } from '../schedule/picks.ts';
import { useCalendar } from '../schedule/useCalendar.ts';
import { useItemFacts } from '../schedule/useItemFacts.tsx';
import { useNextItems } from '../schedule/useNextItems.ts';
import { useWhenTexts } from '../schedule/useWhenTexts.ts';
import { headName, pageOf, toEntry } from '../schedule/view.ts';
import { titleInWords, whenInWords } from '../schedule/when.ts';

/** An item, also a removed one (SCHED-15); null when there never was one. */
export async function load({ api, lang, params: { item: slug = '' } }: LoadContext): Promise<ItemData | null> {
  const schedule = await api.schedule();
  return itemData(schedule, slug, lang) ?? itemData(schedule, slug, lang, await api.goneItem(slug));
}

export default function ScheduleItemPage() {
  const { data, ...state } = usePage<ItemData>();
  if (data) return <Item {...data} state={state} />;
  return <Missing state={state} />;
}

function Item({ state, ...data }: ItemData & { state: PageState }) {
  const { item, day, place, time, around, onMap, placeSlug, isGone } = data;
  const lang = useLang();
  const { t } = useTranslation('schedule');
  const common = useCopy('common');
  const copy = useCopy('schedule');
  const texts = useWhenTexts();
  const { picks, setPick } = usePicks();
  const now = useNow('minute');
  const places = useMemo(() => [{ id: item.place, name: place }], [item.place, place]);
  const items = useMemo(() => [item], [item]);
  const { download, hasFailed } = useCalendar(items, places);
  const entry = useMemo(() => toEntry(item), [item]);
  const theDay = useMemo(() => ({ day: item.day, name: day, shortName: day }), [item.day, day]);
  const list = useNextItems(around, places, theDay);
  const off = isGone ? copy('page').gone : item.isCancelled && { label: t('item.cancelled'), text: t('page.cancelled') };
  const states = [item.isHighlighted && t('item.highlight'), entryState(entry, now) === 'now' && t('item.now')];
  const named = (title: string) => (off ? `${off.label}: ${title}` : title);
  const told = { title: named(item.title), when: whenInWords(item, time, lang, texts), place };
  const description = t('page.description', { ...told, text: item.text ?? '' }).trim();
  return (
    <>
      <Head
        title={titleInWords(named(headName(item.title)), item, clockText(item.from, lang), lang, texts)}
        description={description.length > descriptionLength ? t('page.short', told) : description}
        keywords={copy('meta').keywords}
        path={pageOf(item).slice(1)}
        image={isGone ? 'schedule' : `item-${item.slug}`}
        isHidden={isGone === true}
      />
      <Pattern
        title={item.title}
        cancelled={off}
        text={item.text}
        tone={toneOf(item)}
        scene={scenePicture(sceneOf(item))}
        breadcrumbs={{
          items: [{ text: common('links').home, href: '/home' }, { text: copy('headline'), href: '/schedule' }, { text: item.title }],
          labels: { navigation: common('breadcrumbs').label },
        }}
        notice={<DataNotice hasData {...state} subject="schedule" />}
        kickers={[upperFirst(told.when), ...(place ? [place] : []), ...(off ? [] : states.filter(state => typeof state === 'string'))]}
        facts={useItemFacts(data)}
        favourite={
          isGone
            ? undefined
            : {
                label: t('item.favourite', { title: item.title }),
                isFavourite: picks.has(item.id),
                onFavouriteChange: isOn => setPick(item.id, isOn),
                children: t('page.save'),
              }
        }
        calendar={isGone ? undefined : { text: t('page.calendar'), onClick: () => download(item.title, [item.id]) }}
        failure={hasFailed ? copy('picks').failed : undefined}
        more={
          isGone
            ? { href: '/search', text: copy('page').gone.search }
            : item.link && { ...item.link, text: item.link.isExternal ? t('page.elsewhere') : t('page.more') }
        }
        follow={
          placeSlug
            ? { text: t('calendar.subscribeTo', { what: place }), href: subscription(lang, `schedule/place/${placeSlug}`) }
            : undefined
        }
        map={onMap && { title: t('page.map'), image: { ...scenePicture('map'), alt: t('page.mapAlt', { place }) }, at: onMap }}
        around={around.length > 0 ? { title: t('page.around', { place }), list } : undefined}
        back={{ text: t('page.back', { day: insideSentence(day, lang) }), href: item.day ? `/schedule?day=${item.day}` : '/schedule' }}
      />
    </>
  );
}

function Missing({ state }: { state: PageState }) {
  return <NotInProgramme texts={useCopy('schedule')('page').notFound} state={state} />;
}
