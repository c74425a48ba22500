import { edition } from '@edition/edition.ts';
import { battlepass } from '@edition/lists/battlepass.ts';
import { boxMoment, countdownTarget, festivalPhase, fillText, instantToLocal, isoWithOffset, onNowIn, type OnNow } from '@tand/festival';
import { clockIn, ThemeScope } from '@tand/ui';
import { boxFrames, boxHero, boxTextsOf } from '@tand/runtime/render';
import { HomeHero } from '@tand/ui-festival';
import heroLayers from 'virtual:hero-layers';
import { scenePicture, useCopy, useCountdownLabels, useFestivalTime, useLang } from '#app';
import { placeLook } from '../schedule/looks.ts';

const PLACES = 4;
const city = '/universe/districts';
const pictures = { scene: scenePicture, layers: heroLayers };

/** HOME-1, HOME-5, HOME-7, COUNT-2 */
export function Opening({ onNow }: { onNow: readonly OnNow[] }) {
  const copy = useCopy('home');
  const lang = useLang();
  const now = useFestivalTime();
  const { date, motion } = copy('hero');
  const { label, target, during, after } = copy('doors');
  const moment = boxMoment(edition, battlepass, now);
  const { lines: marked, pull, imageAlt } = copy('box')[boxTextsOf(moment)];
  const lines = marked.map(line => fillText(line, { days: moment.name === 'week' ? moment.days : 0 }));
  const phase = festivalPhase(edition, now);
  const { headline, cta, href: to } = useCopy('common')('phases')[phase];
  const { cta: actionText, ...said } = phase === 'after' ? after : during;
  const labels = useCountdownLabels(label, target);
  const running = moment.name === 'during' ? onNowIn(onNow, now, PLACES) : [];
  const { label: onNowLabel, until } = copy('onNow');
  const opening = (
    <HomeHero
      lines={lines}
      date={date}
      phase={lines.join(' ') === headline ? undefined : headline}
      action={{ text: cta, href: to }}
      pull={{ text: pull, frames: boxFrames(moment, pictures), href: city }}
      {...boxHero(moment, pictures, imageAlt)}
      labels={motion}
      onNow={{
        label: onNowLabel,
        items: running.map(({ pageHref, title, place, placeId, end }) => ({
          title,
          href: pageHref,
          place,
          ...placeLook(placeId),
          until: {
            dateTime: isoWithOffset(end, edition.timeZone),
            text: fillText(until, { time: clockIn(instantToLocal(end, edition.timeZone).slice(11, 16), lang) }),
          },
        })),
      }}
      countdown={{ target: countdownTarget(edition, 'doorsOpen'), labels, over: { ...said, actionText } }}
    >
      {copy('preamble')}
    </HomeHero>
  );
  return moment.name === 'during' && moment.isNight ? <ThemeScope theme="night">{opening}</ThemeScope> : opening;
}
