import type { ReactNode } from 'react';
import { Button } from '@tand/ui/components/Button';
import { Countdown, type CountdownProps } from '@tand/ui/components/Countdown';
import { Hero, type HeroProps } from '@tand/ui/components/Hero';
import { LinkArrow } from '@tand/ui/components/LinkArrow';

export interface HomeHeroProps extends Omit<HeroProps, 'actions' | 'strip' | 'children'> {
  /** Where the festival stands, after the preamble, in bold. */
  phase?: string | undefined;
  /** The one thing to do now. */
  action: { text: string; href: string };
  /** A quieter way on. */
  more?: { text: string; href: string } | undefined;
  /** Counts to the doors; `over` stands once they are open. */
  countdown: Pick<CountdownProps, 'target' | 'labels'> & { over: { text: string; cta: string; href: string } };
  /** One or two sentences. */
  children?: ReactNode;
}

/** The opening of the home page: event statement and countdown to doors in one picture. */
export function HomeHero({ phase, action, more, countdown: { over, ...countdown }, children, ...rest }: HomeHeroProps) {
  return (
    <Hero
      {...rest}
      data-component="HomeHero"
      actions={
        <>
          <Button href={action.href} size="large">
            {action.text}
          </Button>
          {more && (
            <LinkArrow href={more.href} direction="none">
              {more.text}
            </LinkArrow>
          )}
        </>
      }
      strip={
        <Countdown {...countdown} size="hero">
          <p>{over.text}</p>
          <Button href={over.href} variant="accent">
            {over.cta}
          </Button>
        </Countdown>
      }
    >
      <p>
        {children} {phase && <strong>{phase}.</strong>}
      </p>
    </Hero>
  );
}
