import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useClock, useHasCome } from '../../foundations/ClockProvider/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { CountdownFrame, part } from './Countdown.styles.ts';
import {
  countdownUnits,
  defaultCountdownSize,
  unitPlaces,
  type CountdownSize,
  type CountdownUnit,
  type PluralForms,
} from './Countdown.variants.ts';
import { remainingTime } from './remainingTime.ts';
import { createCountdownWriter } from './writeCountdown.ts';

export interface CountdownVariables extends CSSProperties {
  /** Colour of the unit words and the sentence. */
  '--ui-countdown-color'?: string | undefined;
  /** Gap between days, hours, minutes and seconds. */
  '--ui-countdown-gap'?: string | undefined;
  /** Font family of the unit words. */
  '--ui-countdown-font'?: string | undefined;
}

export interface CountdownLabels {
  /** Name of the timer, e.g. "Tid kvar till att dörrarna öppnar". */
  name: string;
  target: string;
  units: Record<CountdownUnit, PluralForms>;
  /** Visually hidden sentence, updated each minute; `time` is "3 dygn och 4 timmar". */
  sentence: (time: string) => string;
  over: string;
}

export interface CountdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Instant to count down to, in epoch milliseconds. */
  target: number;
  /** Texts: name, target, units, the sentence read aloud, and the message at the end. */
  labels: CountdownLabels;
  /** Size of the digits: hero in an opening, large in a section, small in a line. */
  size?: CountdownSize | undefined;
  /** Whether the target is always shown in words above the digits; otherwise only without script and in print. */
  hasTarget?: boolean | undefined;
  /** Call to action once the target is reached. */
  children?: ReactNode;
}

const segment = Array.from({ length: 7 }, (_, index) => <i key={index} />);

/** Time left to an instant; ticks are written straight to the DOM, and React renders only when the target is reached. */
export function Countdown({ target, labels, size = defaultCountdownSize, hasTarget = false, children, ref, ...rest }: CountdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const clock = useClock();
  const { locale } = useLocale();
  const isOver = useHasCome(target);
  /** The target that was reached while the page was open. */
  const [seen, setSeen] = useState<number>();
  const { units, sentence } = labels;

  useEffect(() => {
    if (isOver || !root.current) return undefined;
    const write = createCountdownWriter(root.current, { locale, units, sentence });
    let isCounting = false;
    let isSeen = true;
    const tick = () => {
      const time = remainingTime(target, clock.now());
      if (!time.isOver) write(time, isSeen);
      else if (isCounting) setSeen(target);
      isCounting = !time.isOver;
    };
    tick();
    const unsubscribe = clock.subscribe(tick);
    if (!('IntersectionObserver' in globalThis)) return unsubscribe;
    const observer = new IntersectionObserver(entries => {
      isSeen = entries.at(-1)!.isIntersecting;
      tick();
    });
    observer.observe(root.current);
    return () => {
      unsubscribe();
      observer.disconnect();
    };
  }, [clock, isOver, locale, sentence, target, units]);

  return (
    <CountdownFrame
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
      data-component="Countdown"
      data-size={size}
      data-state={isOver ? 'over' : 'counting'}
      data-has-target={hasTarget || undefined}
      {...rest}
    >
      {isOver ? (
        children
      ) : (
        <>
          <p {...part.target}>
            <time dateTime={new Date(target).toISOString()}>{labels.target}</time>
          </p>
          <div role="timer" aria-label={labels.name} {...part.timer}>
            <span data-part="sentence" className="visually-hidden">
              {labels.target}
            </span>
            <div aria-hidden="true" {...part.units}>
              {countdownUnits.map(unit => (
                <div key={unit} data-part={unit}>
                  {Array.from({ length: unitPlaces[unit] }, (_, place) => (
                    <span key={place} {...part.digit} hidden={place < unitPlaces[unit] - 2}>
                      {segment}
                    </span>
                  ))}
                  {/* Both forms, for a script that counts before React does and may have written the other one. */}
                  <span {...part.label} data-one={labels.units[unit].one} data-other={labels.units[unit].other} suppressHydrationWarning>
                    {labels.units[unit].other}
                  </span>
                </div>
              ))}
            </div>
          </div>
        </>
      )}
      <output className="visually-hidden">{isOver && seen === target ? labels.over : ''}</output>
    </CountdownFrame>
  );
}
