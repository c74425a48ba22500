import type { FestivalPhase } from '@tand/festival';
import { Button } from '@tand/ui';
import { PhaseNotice, type PhaseTone } from '@tand/ui-festival';
import { useCopy } from '../../app/useCopy.ts';

const tones: Record<FestivalPhase, PhaseTone> = {
  'before-sale': 'coming',
  'on-sale': 'burning',
  'last-days': 'burning',
  'sold-out': 'over',
  during: 'burning',
  after: 'over',
};

export function TicketsPhase({ phase }: { phase: FestivalPhase }) {
  const label = useCopy('tickets')('phase');
  const { headline, text, cta, href } = useCopy('common')('phases')[phase];
  return (
    <PhaseNotice
      phase={label}
      title={headline}
      tone={tones[phase]}
      actions={<Button href={href === '/tickets' ? '#cards' : href}>{cta}</Button>}
    >
      {text}
    </PhaseNotice>
  );
}
