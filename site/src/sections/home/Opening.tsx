import { edition } from '@edition/edition.ts';
import { countdownTarget, festivalPhase } from '@tand/festival';
import { HomeHero } from '@tand/ui-festival';
import heroLayers from 'virtual:hero-layers';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useCountdownLabels } from '../../app/useCountdownLabels.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';

/** A layer of the hero, by day and night. */
function layer(name: string) {
  const { src, nightSrc, width, height } = scenePicture(`hero/${name}`);
  return { src, nightSrc, width, height };
}

/**
 * The open box, the countdown to doors in its striker, and where the festival stands (HOME-1). After the
 * doors a call to action stands, another once the festival is over (COUNT-2).
 */
export function Opening() {
  const copy = useCopy('home');
  const { lines, date, more, imageAlt, motion } = copy('hero');
  const { label, target, during, after } = copy('doors');
  const phase = festivalPhase(edition, useFestivalTime());
  const { headline, cta, href } = useCopy('common')('phases')[phase];
  const labels = useCountdownLabels(label, target);
  return (
    <HomeHero
      lines={lines}
      date={date}
      phase={headline}
      action={{ text: cta, href }}
      more={more}
      image={{
        drawer: { ...layer('drawer'), mobile: layer('mobile-drawer') },
        sleeve: { ...layer('sleeve'), mobile: layer('mobile-sleeve') },
        lives: { helicopter: layer('helicopter'), blade: layer('blade'), balloon: layer('balloon'), flame: layer('flame') },
        layers: heroLayers,
        alt: imageAlt,
      }}
      labels={motion}
      countdown={{ target: countdownTarget(edition, 'doorsOpen'), labels, over: phase === 'after' ? after : during }}
    >
      {copy('preamble')}
    </HomeHero>
  );
}
