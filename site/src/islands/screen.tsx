import { edition } from '@edition/edition.ts';
import { isNightAt, screenData, shownText, type ScreenData, type CurrentNotices } from '@tand/festival';
import { age, ScheduleScreen, useLocale, useNow, type ScheduleScreenProps } from '@tand/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { onPageClock } from '@tand/runtime/clock';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { useLiveNotices, useLoaded, type Loaded, type Source } from '@tand/runtime/data';
import { NotFound } from '@tand/ui-festival';

export interface ScreenIslandProps extends Pick<ScheduleScreenProps, 'scene' | 'code' | 'days'> {
  slug: string;
  served: Loaded<ScreenData>;
  notices: CurrentNotices;
  nightScene?: ScheduleScreenProps['scene'];
  look: Pick<ScheduleScreenProps['place'], 'color' | 'sign' | 'image'>;
}

/** SCHED-36 */
export default function ScreenIsland({ slug, served, notices, look, scene, nightScene, ...rest }: ScreenIslandProps) {
  const { t } = useTranslation('schedule');
  const { notFound } = useCopy('schedule')('screen');
  const lang = useLang();
  const { locale } = useLocale();
  const now = useNow();
  const isNight = now !== null && isNightAt(edition, now);
  const source = useMemo(
    (): Source<ScreenData> => ({ reads: ['programme'], load: async api => screenData(edition, await api.schedule(), slug, lang) }),
    [slug, lang],
  );
  const { data, at, asOf = at, problem } = useLoaded(served, source);
  const current = useLiveNotices(notices);
  if (!data) return <NotFound title={notFound.headline} lead={notFound.text} home={{ text: notFound.cta, href: '/schedule' }} />;
  const shown = current.filter(({ page, until }) => now !== null && page === '' && Date.parse(until) > now);
  const lines = shown.map(({ text }) => shownText(text, lang));
  if (problem && now !== null) lines.push(t('screen.age', { age: age(onPageClock(asOf), now, locale) }));
  return (
    <ScheduleScreen
      {...rest}
      place={{ ...data.place, ...look }}
      entries={data.items}
      data-night={isNight || undefined}
      scene={isNight ? nightScene : scene}
      labels={{
        now: t('now.short'),
        next: t('item.next'),
        until: time => t('now.until', { time }),
        cancelled: t('item.cancelled'),
        free: t('screen.free'),
        done: t('screen.done'),
      }}
      notice={lines.length > 0 && <span role="status">{lines.join('\u00a0· ')}</span>}
    />
  );
}
