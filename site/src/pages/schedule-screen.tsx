import { edition } from '@edition/edition.ts';
import { age, ScheduleScreen, useLocale, useNow } from '@tand/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { onPageClock } from '../app/clock.ts';
import { dayNames } from '../app/format.ts';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import { scenePicture } from '../app/scenePicture.ts';
import { usePage, type PageState } from '../app/usePage.ts';
import { useLang } from '../app/useLang.ts';
import { useRefresh } from '../app/useRefresh.ts';
import { refreshNotices, useNotices } from '../data/notices.ts';
import type { LoadContext } from '../data/page.ts';
import { NotInProgramme } from '../schedule/NotInProgramme.tsx';
import { districtOf, placeLook } from '../schedule/placeLook.ts';
import { screenData, type ScreenData } from '../schedule/screenData.ts';
import { useNewBuild } from '../schedule/useNewBuild.ts';
import { useScreenCode } from '../schedule/useScreenCode.ts';
import { toEntry } from '../schedule/view.ts';
import { href as hrefIn } from '../href.ts';

/** Null for an unknown place. */
export async function load({ api, lang, params: { place = '' } }: LoadContext): Promise<ScreenData | null> {
  return screenData(await api.schedule(), place, lang);
}

export default function ScheduleScreenPage() {
  const { data, ...state } = usePage<ScreenData>();
  const { at } = useNotices();
  useRefresh(told => told.parts.notices > at && void refreshNotices());
  useNewBuild();
  return data ? <Screen {...data} at={state.asOf ?? state.at} isOld={state.problem !== undefined} /> : <Missing state={state} />;
}

function Screen({ place, items, slug, at, isOld }: ScreenData & { at: number; isOld: boolean }) {
  const { t } = useTranslation('schedule');
  const lang = useLang();
  const { locale } = useLocale();
  const now = useNow('minute');
  const { notices } = useNotices();
  const lines =
    now === null ? [] : notices.filter(({ page, until }) => page === '' && Date.parse(until) > now).map(({ text }) => text[lang]);
  if (isOld && now !== null) lines.push(t('screen.age', { age: age(onPageClock(at), now, locale) }));
  const district = districtOf(place.id);
  const { src, width, height } = scenePicture(district ? `districts/${district.slug}` : 'map');
  const scene = useMemo(() => ({ src, width, height }), [src, width, height]);
  const code = useScreenCode(`${edition.siteUrl}${hrefIn(lang, `schedule?place=${place.id}`)}`);
  const days = useMemo(() => edition.dates.days.map(({ date }, day) => ({ day, ...dayNames(date, lang) })), [lang]);
  const entries = useMemo(() => items.map(toEntry), [items]);
  const labels = useMemo(
    () => ({
      now: t('now.short'),
      next: t('item.next'),
      until: (time: string) => t('now.until', { time }),
      cancelled: t('item.cancelled'),
      free: t('screen.free'),
      done: t('screen.done'),
    }),
    [t],
  );
  return (
    <>
      <Head
        title={t('screen.title', { place: place.name })}
        description={t('screen.description', { place: place.name })}
        path={`schedule/screen/${slug}`}
        image={`place-${slug}`}
        isHidden
      />
      <ScheduleScreen
        place={{ ...place, ...placeLook(place.id) }}
        scene={scene}
        code={code === undefined ? undefined : { src: code, alt: t('screen.codeAlt'), text: t('screen.code') }}
        entries={entries}
        days={days}
        labels={labels}
        notice={lines.length > 0 && <span role="status">{lines.join(' · ')}</span>}
      />
    </>
  );
}

function Missing({ state }: { state: PageState }) {
  return <NotInProgramme texts={useCopy('schedule')('screen').notFound} state={state} />;
}
