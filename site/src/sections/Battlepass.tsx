import { battlepass } from '@edition/lists/battlepass.ts';
import { BattlepassCarousel, TitledSection, type Band } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useCarouselLabels } from '../app/useCarouselLabels.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';

export interface BattlepassProps {
  /** The page whose `battlepass` texts are shown. */
  page: 'home' | 'tickets' | 'ticketsBattlepass';
  tone?: Band;
}

/** The 17 levels of the battle pass as cards that turn over (SPEC 3, 4 and 9). */
export function Battlepass({ page, tone = 'night' }: BattlepassProps) {
  const lang = useLang();
  const { t } = useTranslation(page);
  const { headline, preamble, label, cta, href, unlocked, locked } = useCopy(page)('battlepass');
  const labels = {
    ...useCarouselLabels(),
    level: (level: number) => t('battlepass.level', { level }),
    amount: (amount: string) => t('battlepass.amount', { amount }),
    sold: (count: string) => t('battlepass.sold', { replace: { count } }), // already written as a number of the language
    unlocked,
    locked,
  };
  const levels = battlepass.map(({ level, amount, enabled, description, sold }) => ({
    level,
    amount,
    isUnlocked: enabled,
    lines: description.map(line => line[lang]),
    sold,
  }));
  return (
    <TitledSection tone={tone} title={headline} titleId="battlepass" lead={preamble} more={{ text: cta, href }}>
      <BattlepassCarousel label={label} labels={labels} levels={levels} />
    </TitledSection>
  );
}
