import { edition } from '@edition/edition.ts';
import { festivalPhase, isClosed } from '@tand/festival';
import { Button, useNow, type ButtonVariant } from '@tand/ui';
import type { TextLink } from '@tand/ui-festival';
import { useCopy } from './useCopy.ts';

/** Epoch ms, cut to the minute: the served page's moment, then the clock's. */
export const useFestivalTime = () => useNow() ?? 0; // null only without Providers

/** A link with its own text, or with the state of the sale when it is closed. Links to the tickets name the sale while none is sold. */
export function usePhaseLink(): (link: TextLink) => TextLink {
  const now = useFestivalTime();
  const { cta, href } = useCopy('common')('phases')[festivalPhase(edition, now)];
  const { tickets } = useCopy('common')('links');
  const isSold = !isClosed(edition, 'ticket:day', now);
  return link => {
    if (isClosed(edition, link.href, now)) return { text: cta, href };
    return link.href === '/tickets' && !isSold ? { ...link, text: tickets } : link;
  };
}

/** Links by `usePhaseLink` without duplicates, which arise once sales or entries are closed. */
export function usePhaseLinks(links: readonly TextLink[]): TextLink[] {
  const current = links.map(usePhaseLink());
  return current.filter(({ href }, index) => current.findIndex(other => other.href === href) === index);
}

export interface PhaseButtonProps extends TextLink {
  variant?: ButtonVariant;
}

/** A call to action that follows the phase, or names the state of the sale. */
export function PhaseButton({ variant, ...link }: PhaseButtonProps) {
  const { text, href } = usePhaseLink()(link);
  return (
    <Button href={href} variant={variant}>
      {text}
    </Button>
  );
}

export const PhaseAction = (props: PhaseButtonProps) => (
  <p>
    <PhaseButton {...props} />
  </p>
);
