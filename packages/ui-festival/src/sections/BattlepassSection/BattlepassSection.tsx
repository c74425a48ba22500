import type { CarouselLabels, CarouselProps } from '@tand/ui/components/Carousel';
import { requireProps } from '@tand/ui/styles';
import { BattlepassCard, type BattlepassCardLabels, type BattlepassCardProps } from '../../components/BattlepassCard/index.ts';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';
import { BattlepassRow } from './BattlepassSection.styles.ts';

export interface BattlepassLevelItem extends Pick<BattlepassCardProps, 'level' | 'amount' | 'lines' | 'sold' | 'icon'> {
  isUnlocked: boolean;
}

export interface BattlepassSectionProps extends Omit<TitledSectionProps, 'children'>, Pick<CarouselProps, 'label' | 'step'> {
  /** Levels of the battle pass, lowest first. */
  levels: readonly BattlepassLevelItem[];
  /** Texts of the arrows and of each card. */
  labels: CarouselLabels & BattlepassCardLabels;
  /** Whether only the latest reached level, or else the first, is shown. */
  isShort?: boolean | undefined;
}

/** The levels of the battle pass as cards; renders nothing without levels. */
export function BattlepassSection({ levels, label, step, labels, isShort = false, band = 'night', ...rest }: BattlepassSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('BattlepassSection', { levels });
  const current = levels.findLast(({ isUnlocked }) => isUnlocked);
  const toCard = ({ isUnlocked, ...level }: BattlepassLevelItem) => (
    <BattlepassCard
      key={level.level}
      {...level}
      labels={labels}
      state={isUnlocked ? (level.level === current?.level ? 'now' : 'done') : 'left'}
    />
  );
  if (levels.length === 0) return null;
  return (
    <TitledSection band={band} heading={isShort ? 'start' : undefined} {...rest} data-component="BattlepassSection">
      {isShort ? (
        toCard(current ?? levels[0]!)
      ) : (
        <BattlepassRow label={label} step={step} labels={labels}>
          {levels.map(toCard)}
        </BattlepassRow>
      )}
    </TitledSection>
  );
}
