import type { ReactNode } from 'react';
import { Button } from '@tand/ui/components/Button';
import { Countdown, type CountdownProps } from '@tand/ui/components/Countdown';
import { Hero, type HeroProps } from '@tand/ui/components/Hero';
import type { ScheduleTone } from '@tand/ui/components/ScheduleItem';
import { Link } from '@tand/ui/foundations/LinkProvider';
import { HeroNow } from './HomeHero.styles.ts';

export interface HomeHeroProps extends Omit<HeroProps, 'actions' | 'strip' | 'children'> {
  /** Where the festival stands, on a line of its own below the preamble, in bold. */
  phase?: string | undefined;
  /** The one thing to do now. */
  action: { text: string; href: string };
  /** Counts to the doors; `over` stands once they are open. */
  countdown: Pick<CountdownProps, 'target' | 'labels'> & { over: { text: string; actionText: string; href: string } };
  /** What is on right now, in the striker instead of the countdown; nothing is on: the countdown's `over`. */
  onNow?: { label: string; items: readonly HeroNowItem[] } | undefined;
  /** One or two sentences. */
  children?: ReactNode;
}

export interface HeroNowItem {
  /** What is on. */
  title: string;
  /** Page with more about it. */
  href: string;
  /** Where, and the colour of that place. */
  place: string;
  /** Colour of its place. */
  tone?: ScheduleTone | undefined;
  /** When it ends, in words and as ISO 8601. */
  until: { dateTime: string; text: string };
}

/** The opening of the home page: event statement and countdown to doors in one picture. */
export function HomeHero({ phase, action, countdown: { over, ...countdown }, onNow, children, ...rest }: HomeHeroProps) {
  return (
    <Hero
      {...rest}
      data-component="HomeHero"
      actions={
        <Button href={action.href} size="large">
          {action.text}
        </Button>
      }
      strip={
        onNow?.items.length ? (
          <HeroNow aria-label={onNow.label}>
            {onNow.items.map(({ title, href, place, tone, until }) => (
              <li key={href}>
                <span data-part="swatch" data-band={tone} />
                <Link href={href}>{title}</Link>
                <span data-part="place">
                  {place}, <time dateTime={until.dateTime}>{until.text}</time>
                </span>
              </li>
            ))}
          </HeroNow>
        ) : (
          <Countdown {...countdown} size="hero">
            <p>{over.text}</p>
            <Button href={over.href} variant="accent">
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
