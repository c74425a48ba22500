import type { ReactNode } from 'react';
import { BattlepassCard, type BattlepassCardLabels } from '../BattlepassCard/index.ts';
import type { CarouselLabels, CarouselProps } from '@tand/ui/components/Carousel';
import { requireProps } from '@tand/ui/styles';
import { BattlepassCarouselFrame } from './BattlepassCarousel.styles.ts';

export interface BattlepassLevelItem {
  level: number;
  /** Number of sold tickets at which it is reached. */
  amount: number;
  isUnlocked: boolean;
  /** Reward, one line each. */
  lines: readonly string[];
  sold?: number | undefined;
  icon?: ReactNode;
}

export interface BattlepassCarouselProps extends Omit<CarouselProps, 'children' | 'labels'> {
  /** Levels of the battle pass, lowest first. */
  levels: readonly BattlepassLevelItem[];
  /** Texts of the arrows and of each card. */
  labels: CarouselLabels & BattlepassCardLabels;
}

/** The levels of the battle pass in a row. Arrows scroll by one card unless `step` is set; the last reached level burns. */
export function BattlepassCarousel({ levels, labels, ...rest }: BattlepassCarouselProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('BattlepassCarousel', { levels });
  const current = levels.findLast(level => level.isUnlocked)?.level;
  return (
    <BattlepassCarouselFrame labels={labels} data-component="BattlepassCarousel" {...rest}>
      {levels.map(({ isUnlocked, ...level }) => (
        <BattlepassCard
          key={level.level}
          {...level}
          labels={labels}
          state={isUnlocked ? (level.level === current ? 'now' : 'done') : 'left'}
        />
      ))}
    </BattlepassCarouselFrame>
  );
}
