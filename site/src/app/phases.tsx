import { edition } from '@edition/edition.ts';
import { festivalPhase, isClosed } from '@tand/festival';
import { Button, useNow, type ButtonVariant } from '@tand/ui';
import type { TextLink } from '@tand/ui-festival';
import { useCopy } from './useCopy.ts';

/** Epoch ms, rounded down to the minute. */
export const useFestivalTime = () => useNow() ?? 0; // null only without Providers

/** Replaces links to closed sales and entries by the link of the phase. */
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

export function usePhaseLinks(links: readonly TextLink[]): TextLink[] {
  const current = links.map(usePhaseLink());
  return current.filter(({ href }, index) => current.findIndex(other => other.href === href) === index);
}

export interface PhaseButtonProps extends TextLink {
  variant?: ButtonVariant;
}

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
