import { edition } from '@edition/edition.ts';
import { battlepass } from '@edition/lists/battlepass.ts';
import { carouselStepPx, localToInstant, shownText } from '@tand/festival';
import { Picture } from '@tand/ui';
import { type BattlepassSectionProps } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { levelPicture } from './pictures.ts';
import { useCopy } from './useCopy.ts';
import { useFestivalTime } from './phases.tsx';
import { useCarouselLabels, useLang } from '@tand/runtime/i18n';

/** The levels of the battle pass, with a page's `battlepass` texts (PASS-1). Numbers sold are shown from the last sale days on. */
export function useBattlepass(page: 'home' | 'tickets' | 'ticketsBattlepass'): BattlepassSectionProps {
  const lang = useLang();
  const isCounted = useFestivalTime() >= localToInstant(edition.dates.saleLastDays, edition.timeZone);
  const { t } = useTranslation(page);
  const { headline, preamble, label, cta, href, unlocked, locked } = useCopy(page)('battlepass');
  return {
    title: headline,
    titleId: 'battlepass',
    lead: preamble,
    more: { text: cta, href },
    label,
    step: carouselStepPx,
    labels: {
      ...useCarouselLabels(),
      level: (level: number) => t('battlepass.level', { level }),
      amount: (amount: string) => t('battlepass.amount', { amount }),
      sold: (count: string) => t('battlepass.sold', { replace: { count } }), // already formatted for the language
      unlocked,
      locked,
    },
    levels: battlepass.map(({ level, amount, enabled, description, sold }) => ({
      level,
      amount,
      isUnlocked: enabled,
      lines: description.map(line => shownText(line, lang)),
      sold: isCounted ? sold : undefined,
      icon: <Picture {...levelPicture(level)} />,
    })),
  };
}
