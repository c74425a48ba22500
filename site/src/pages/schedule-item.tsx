import {
  BackLink,
  Breadcrumbs,
  Button,
  calendarGlyph,
  FavouriteButton,
  Heading,
  Icon,
  Section,
  SectionHeader,
  Stack,
  Text,
  entryState,
  useNow,
} from '@tand/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataNotice } from '../app/DataNotice.tsx';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import { usePage } from '../app/usePage.ts';
import type { LoadContext } from '../data/page.ts';
import { itemData, shellData, shellSlug, type ItemData } from '../schedule/itemData.ts';
import { ItemFacts } from '../schedule/ItemFacts.tsx';
import { NextItems } from '../schedule/NextItems.tsx';
import { usePicks } from '../schedule/picks.ts';
import { useCalendar } from '../schedule/useCalendar.ts';
import { pageOf, toEntry } from '../schedule/view.ts';

/** One item of the programme by its own address. No data means that the programme has none such. */
export async function load({ api, lang, params: { item: slug = '' } }: LoadContext): Promise<ItemData | null> {
  if (slug === shellSlug && import.meta.env.SSR) return shellData;
  return itemData(await api.schedule(), slug, lang);
}

export default function ScheduleItemPage() {
  const { data, ...state } = usePage<ItemData>();
  if (data) return <Item {...data} state={state} />;
  return <NoItem state={state} />;
}

type State = Omit<ReturnType<typeof usePage<ItemData>>, 'data'>;

function Item({ state, ...data }: ItemData & { state: State }) {
  const { item, day, place, time, next } = data;
  const { t } = useTranslation('schedule');
  const common = useCopy('common');
  const copy = useCopy('schedule');
  const { picks, setPick } = usePicks();
  const now = useNow('minute');
  const places = useMemo(() => [{ id: item.place, name: place }], [item.place, place]);
  const { download, hasFailed } = useCalendar(places);
  const entry = useMemo(() => toEntry(item), [item]);
  return (
    <>
      <Head
        title={t('page.title', { title: item.title, day, time: item.start.slice(11, 16) })}
        description={t('page.description', { title: item.title, day, time, place, text: item.text ?? '' }).trim()}
        keywords={copy('meta').keywords}
        path={pageOf(item).slice(1)}
        image="schedule"
      />
      <Section tone="blue" padding="compact" striker="bottom">
        <Stack gap={5}>
          <Breadcrumbs
            items={[{ label: common('links').home, href: '/home' }, { label: copy('headline'), href: '/schedule' }, { label: item.title }]}
            labels={{ navigation: common('breadcrumbs').label }}
          />
          <DataNotice hasData {...state} subject="schedule" />
          <Text size="pixel">
            {[day, item.isHighlighted && t('item.highlight'), entryState(entry, now) === 'now' && t('item.now')]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Heading level={1} size="title">
            {item.title}
          </Heading>
          {item.text && (
            <Text size="lead" isMeasured>
              {item.text}
            </Text>
          )}
          <ItemFacts {...data} />
          <Stack direction="row" gap={3}>
            <FavouriteButton
              label={t('item.favourite', { title: item.title })}
              isFavourite={picks.has(item.id)}
              onChange={isOn => setPick(item.id, isOn)}
              data-print="hidden"
            >
              {t('page.save')}
            </FavouriteButton>
            <Button variant="paper" onClick={() => download(item.title, [entry])} data-print="hidden">
              <Icon glyph={calendarGlyph} size="small" /> {t('page.calendar')}
            </Button>
            {item.link && (
              <Button variant="accent" href={item.link.href} isExternal={item.link.isExternal}>
                {item.link.isExternal ? t('page.elsewhere') : t('page.more')}
              </Button>
            )}
          </Stack>
          {hasFailed && <Text>{copy('picks').failed}</Text>}
        </Stack>
      </Section>
      <Section tone="wood">
        <Stack gap={6} element="div">
          {next.length > 0 && (
            <>
              <SectionHeader title={t('page.next', { place })} size="title" />
              <NextItems items={next} places={places} day={{ day: item.day, name: day, shortName: day }} />
            </>
          )}
          <BackLink href={item.day ? `/schedule?day=${item.day}` : '/schedule'}>{t('page.back', { day })}</BackLink>
        </Stack>
      </Section>
    </>
  );
}

/** An address that no item has, or whose item cannot be fetched. */
function NoItem({ state }: { state: State }) {
  const copy = useCopy('schedule');
  const { headline, text, cta } = copy('page').notFound;
  const isUnreachable = state.problem === 'unknown';
  return (
    <Section width="narrow">
      <Head title={headline} description={text} path="schedule" image="schedule" isHidden />
      <Stack gap={5}>
        <Heading level={1}>{isUnreachable ? copy('headline') : headline}</Heading>
        {isUnreachable ? <DataNotice hasData={false} {...state} subject="schedule" /> : <Text size="lead">{text}</Text>}
        <p>
          <Button href="/schedule">{cta}</Button>
        </p>
      </Stack>
    </Section>
  );
}
