import { headName, insideSentence, itemPath, toEntry } from '@tand/festival';
import {
  Alert,
  BackLink,
  Button,
  calendarGlyph,
  clockText,
  entryState,
  Grid,
  Heading,
  Icon,
  KeyValueList,
  ScheduleList,
  Section,
  SectionHeader,
  Stack,
  useNow,
} from '@tand/ui';
import { PinnedMap, ScheduleItemHeader } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Head } from '../app/Head.tsx';
import { descriptionLength, upperFirst } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang, href } from '@tand/runtime/i18n';
import type { Loaded, LoadContext } from '@tand/runtime/data';
import { scenePicture } from '../app/scenePicture.ts';
import { calendarFileName } from '../schedule/downloadCalendar.ts';
import { sceneOf, toneOf } from '../schedule/itemLook.ts';
import { subscription } from '../schedule/subscription.ts';
import { itemData, type ItemData } from '../schedule/itemData.ts';
import { NotInProgramme } from '../schedule/NotInProgramme.tsx';
import { useItemFacts } from '../schedule/useItemFacts.tsx';
import { useNextItems } from '../schedule/useNextItems.ts';
import { titleInWords, whenInWords } from '../schedule/when.ts';

/** An item, also a removed one (SCHED-15); null when there never was one. */
export async function load({ api, lang, params: { item: slug = '' } }: LoadContext): Promise<ItemData | null> {
  const schedule = await api.schedule();
  return itemData(schedule, slug, lang) ?? itemData(schedule, slug, lang, await api.goneItem(slug));
}

export default function ScheduleItemPage() {
  const { data } = useLoaderData<Loaded<ItemData>>();
  const { notFound } = useCopy('schedule')('page');
  return data ? <Item {...data} /> : <NotInProgramme texts={notFound} />;
}

function Item(data: ItemData) {
  const { item, day, place, time, around, onMap, placeSlug, isGone } = data;
  const lang = useLang();
  const { t } = useTranslation('schedule');
  const common = useCopy('common');
  const copy = useCopy('schedule');
  const texts = copy('when');
  const now = useNow('minute');
  const list = useNextItems(around, [{ id: item.place, name: place }], { day: item.day, name: day, shortName: day });
  const off = isGone ? copy('page').gone : item.isCancelled && { label: t('item.cancelled'), text: t('page.cancelled') };
  const states = [item.isHighlighted && t('item.highlight'), entryState(toEntry(item), now) === 'now' && t('item.now')];
  const named = (title: string) => (off ? `${off.label}: ${title}` : title);
  const told = { title: named(item.title), when: whenInWords(item, time, lang, texts), place };
  const description = t('page.description', { ...told, text: item.text ?? '' }).trim();
  return (
    <>
      <Head
        title={titleInWords(named(headName(item.title)), item, clockText(item.from, lang), lang, texts)}
        description={description.length > descriptionLength ? t('page.short', told) : description}
        keywords={copy('meta').keywords}
        path={itemPath(item).slice(1)}
        image={isGone ? 'schedule' : `item-${item.slug}`}
        isHidden={isGone === true}
      />
      <ScheduleItemHeader
        title={item.title}
        cancelled={off}
        text={item.text}
        band={toneOf(item)}
        scene={scenePicture(sceneOf(item))}
        breadcrumbs={{
          items: [{ text: common('links').home, href: '/home' }, { text: copy('headline'), href: '/schedule' }, { text: item.title }],
          labels: { navigation: common('breadcrumbs').label },
        }}
        kickers={[upperFirst(told.when), ...(place ? [place] : []), ...(off ? [] : states.filter(state => typeof state === 'string'))]}
        favourite={
          isGone
            ? undefined
            : {
                label: t('item.favourite', { title: item.title }),
                value: item.id,
                isFavourite: false,
                children: t('page.save'),
              }
        }
        calendar={
          isGone
            ? undefined
            : { text: t('page.calendar'), href: href(lang, `${itemPath(item)}.ics`), download: calendarFileName(item.title) }
        }
        notice={
          <Alert tone="warning" data-picks-blocked hidden>
            {copy('picks').blocked}
          </Alert>
        }
        more={
          isGone
            ? { href: '/search', text: copy('page').gone.search }
            : item.link && { ...item.link, text: item.link.isExternal ? t('page.elsewhere') : t('page.more') }
        }
      />
      <Section aria-labelledby={onMap && 'where'}>
        <Grid columns={2} gap="loose" align="start">
          <KeyValueList size="large" items={useItemFacts(data)} />
          {onMap && (
            <Stack gap={4}>
              <Heading level={2} size="heading" id="where">
                {t('page.map')}
              </Heading>
              <PinnedMap image={{ ...scenePicture('map'), alt: t('page.mapAlt', { place }) }} at={onMap} />
            </Stack>
          )}
        </Grid>
      </Section>
      <Section band="wood" aria-labelledby={around.length > 0 ? 'around' : undefined}>
        <Stack gap={6}>
          {around.length > 0 && (
            <div>
              <SectionHeader title={t('page.around', { place })} titleId="around" size="title" />
              <ScheduleList {...list} />
            </div>
          )}
          {placeSlug && (
            <p data-print="hidden">
              <Button variant="ghost" href={subscription(lang, `schedule/place/${placeSlug}`)}>
                <Icon glyph={calendarGlyph} size="small" /> {t('calendar.subscribeTo', { what: place })}
              </Button>
            </p>
          )}
          <BackLink href={item.day ? `/schedule?day=${item.day}` : '/schedule'}>
            {t('page.back', { day: insideSentence(day, lang) })}
          </BackLink>
        </Stack>
      </Section>
    </>
  );
}
