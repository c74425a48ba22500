import { edition } from '@edition/edition.ts';
import { battlepass } from '@edition/lists/battlepass.ts';
import { carouselStepPx, localToInstant, shownText } from '@tand/festival';
import { Picture } from '@tand/ui';
import { type BattlepassSectionProps } from '@tand/ui-festival';
import { useCopy } from './useCopy.ts';
import { useFestivalTime } from './phases.tsx';
import { useCarouselLabels, useLang } from '@tand/runtime/i18n';

/** PASS-1 */
export function useBattlepass(page: 'home' | 'tickets' | 'ticketsBattlepass'): BattlepassSectionProps {
  const lang = useLang();
  const isCounted = useFestivalTime() >= localToInstant(edition.dates.saleLastDays, edition.timeZone);
  const { headline, preamble, label, cta, href, ...labels } = useCopy(page)('battlepass');
  return {
    title: headline,
    titleId: 'battlepass',
    lead: preamble,
    more: { text: cta, href },
    label,
    step: carouselStepPx,
    labels: { ...useCarouselLabels(), ...labels },
    levels: battlepass.map(({ level, amount, enabled, description, sold }) => ({
      level,
      amount,
      isUnlocked: enabled,
      lines: description.map(line => shownText(line, lang)),
      sold: isCounted ? sold : undefined,
      icon: <Picture src={`/img/battlepass/${level}.svg`} alt="" width={600} height={600} />,
    })),
  };
}
