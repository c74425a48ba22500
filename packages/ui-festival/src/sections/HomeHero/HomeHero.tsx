import { useId, type ReactNode } from 'react';
import { Button } from '@tand/ui/components/Button';
import { Countdown, type CountdownProps } from '@tand/ui/components/Countdown';
import { Hero, type HeroProps } from '@tand/ui/components/Hero';
import type { PlaceColor } from '@tand/ui/components/ScheduleItem';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { requireProps } from '@tand/ui/styles';
import { HeroNow, part } from './HomeHero.styles.ts';

export interface HomeHeroProps extends Omit<HeroProps, 'actions' | 'strip' | 'children'> {
  /** Current phase of the festival, in bold below the introduction. */
  phase?: string | undefined;
  /** Main action of the current phase. */
  action: { text: string; href: string };
  /** Countdown to the opening; `over` replaces it afterwards. */
  countdown: Pick<CountdownProps, 'target' | 'labels'> & { over: { text: string; actionText: string; href: string } };
  /** Running items, which replace the countdown, and their heading. */
  onNow?: { label: string; items: readonly HeroNowItem[] } | undefined;
  /** Introduction of one or two sentences. */
  children?: ReactNode;
}

export interface HeroNowItem {
  title: string;
  href: string;
  place: string;
  color?: PlaceColor | undefined;
  sign?: string | undefined;
  until: { dateTime: string; text: string };
}

/** The top of the home page: headline, picture and countdown. */
export function HomeHero({ phase, action, countdown, onNow, children, ...rest }: HomeHeroProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('HomeHero', { action, countdown });
  const { over, ...target } = countdown;
  const id = useId();
  const isLive = Boolean(onNow?.items.length);
  return (
    <Hero
      {...rest}
      data-live={isLive || undefined}
      data-component="HomeHero"
      actions={
        <Button href={action.href} size="large" tone={isLive ? 'schedule' : undefined}>
          {action.text}
        </Button>
      }
      strip={
        onNow && isLive ? (
          <HeroNow>
            <h2 id={id}>{onNow.label}</h2>
            <ul role="list" aria-labelledby={id}>
              {onNow.items.map(({ title, href, place, color, sign, until }) => (
                <li key={href}>
                  <span {...part.plate} data-band={color} aria-hidden="true">
                    {sign}
                  </span>
                  <Link href={href}>{title}</Link>
                  <span {...part.place}>
                    {place}, <time dateTime={until.dateTime}>{until.text}</time>
                  </span>
                </li>
              ))}
            </ul>
          </HeroNow>
        ) : (
          <Countdown {...target} hasTarget>
            <p>{over.text}</p>
            <Button href={over.href} tone="highlight">
              {over.actionText}
            </Button>
          </Countdown>
        )
      }
    >
      <p>{children}</p>
      {phase && (
        <p>
          <strong>{phase}</strong>
        </p>
      )}
    </Hero>
  );
}
