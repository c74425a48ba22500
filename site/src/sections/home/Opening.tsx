import { edition } from '@edition/edition.ts';
import { countdownTarget, festivalPhase } from '@tand/festival';
import { Button, Countdown, Hero, LinkArrow } from '@tand/ui';
import heroLayers from 'virtual:hero-layers';
import { useCountdownLabels } from '../../app/useCountdownLabels.ts';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';

/** A layer of the hero, by day and night. */
function layer(name: string) {
  const { src, nightSrc, width, height } = scenePicture(`hero/${name}`);
  return { src, nightSrc, width, height };
}

/** The open box, the countdown to doors in its striker, and where the festival stands (SPEC 2.4, home 1 and 2). */
export function Opening() {
  const copy = useCopy('home');
  const { lines, date, more, imageAlt, motion } = copy('hero');
  const { now } = useFestivalTime();
  const phase = useCopy('common')('phases')[festivalPhase(edition, now)];
  return (
    <Hero
      lines={lines}
      date={date}
      actions={
        <>
          <Button href={phase.href} size="large">
            {phase.cta}
          </Button>
          <LinkArrow href={more.href} direction="none">
            {more.text}
          </LinkArrow>
        </>
      }
      image={{
        drawer: { ...layer('drawer'), mobile: layer('mobile-drawer') },
        sleeve: { ...layer('sleeve'), mobile: layer('mobile-sleeve') },
        lives: { helicopter: layer('helicopter'), blade: layer('blade'), balloon: layer('balloon'), flame: layer('flame') },
        layers: heroLayers,
        alt: imageAlt,
      }}
      labels={motion}
      strip={<DoorsCountdown />}
    >
      <p>
        {copy('preamble')} <strong>{phase.headline}.</strong>
      </p>
    </Hero>
  );
}

/** Counts to the doors; after that a call to action stands, another once the festival is over (SPEC 4). */
function DoorsCountdown() {
  const { label, target, during, after } = useCopy('home')('doors');
  const labels = useCountdownLabels(label, target);
  const { now, builtAt } = useFestivalTime();
  const { text, cta, href } = festivalPhase(edition, now) === 'after' ? after : during;
  return (
    <Countdown target={countdownTarget(edition, 'doorsOpen')} labels={labels} builtAt={builtAt} size="hero">
      <p>{text}</p>
      <Button href={href} variant="accent">
        {cta}
      </Button>
    </Countdown>
  );
}
