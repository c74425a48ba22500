import { requireProps } from '../../styles/misuse.ts';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useClock, useServedAt } from '../../foundations/ClockProvider/index.ts';
import { useLocale } from '../../foundations/LocaleProvider/index.ts';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { attachCountdown } from './attachCountdown.ts';
import { CountdownFrame, part } from './Countdown.styles.ts';
import { countdownUnits, unitPlaces, type CountdownUnit, type PluralForms } from './remainingTime.ts';
import type { Variables } from '../../styles/variables.ts';

export type CountdownVariables = Variables<'countdown', 'color' | 'gap' | 'font'>;

export interface CountdownLabels {
  name: string;
  /** Target in words. */
  target: string;
  units: Record<CountdownUnit, PluralForms>;
  /** Sentence read aloud; must contain `time`, which is a placeholder, unchanged. */
  sentence: (time: string) => string;
  /** Words for the time in `sentence` during the last minute. */
  underMinute: string;
  /** Message read aloud when the target is reached. */
  over: string;
}

export interface CountdownProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Instant to count down to, in epoch ms. */
  target: number;
  /** Texts shown and read aloud. */
  labels: CountdownLabels;
  /** Whether the target is shown in words above the digits; if not, the words are shown only without script and in print. */
  hasTarget?: boolean | undefined;
  /** Call to action, shown once the target is reached. */
  children?: ReactNode;
}

const segment = Array.from({ length: 7 }, (_, index) => <i key={index} />);
const forms = (words: PluralForms) => Object.fromEntries(Object.entries(words).map(([rule, word]) => [`data-${rule}`, word]));

/** Time left to an instant, and then a call to action. */
export function Countdown(props: CountdownProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('Countdown', { target: props.target, labels: props.labels });
  const { locale } = useLocale();
  return <CountdownTo key={`${props.target} ${locale}`} {...props} />;
}

function CountdownTo({ target, labels, hasTarget = false, children, ref, ...rest }: CountdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const clock = useClock();
  const { locale } = useLocale();
  const servedAt = useServedAt();
  const [isOver] = useState(servedAt !== null && servedAt >= target);
  // Runs before paint, so that a render after the target shows no digits.
  useLayoutEffect(() => attachCountdown(root.current!, { now: clock.now }), [clock]);

  return (
    <CountdownFrame
      data-component="Countdown"
      data-state={isOver ? 'over' : 'counting'}
      data-has-target={hasTarget || undefined}
      data-locale={locale}
      {...rest}
      ref={useMemo(() => mergeRefs(root, ref), [ref])}
    >
      {!isOver && (
        <>
          <p {...part.target}>
            <time dateTime={new Date(target).toISOString()}>{labels.target}</time>
          </p>
          <div role="timer" aria-label={labels.name} {...part.timer}>
            <span
              data-part="sentence"
              className="visually-hidden"
              data-text={labels.sentence('{{time}}')}
              data-under-minute={labels.underMinute}
            >
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
                  <span {...part.label} {...forms(labels.units[unit])}>
                    {labels.units[unit].other}
                  </span>
                </div>
              ))}
            </div>
          </div>
        </>
      )}
      <div {...part.over} hidden={!isOver}>
        {children}
      </div>
      <output className="visually-hidden" data-over={labels.over} />
    </CountdownFrame>
  );
}
