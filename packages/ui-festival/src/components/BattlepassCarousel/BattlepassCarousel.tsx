import type { ReactNode } from 'react';
import { BattlepassCard, type BattlepassCardLabels } from '../BattlepassCard/index.ts';
import type { CarouselLabels, CarouselProps } from '@tand/ui/components/Carousel';
import { BattlepassCarouselFrame } from './BattlepassCarousel.styles.ts';

export interface BattlepassLevelItem {
  /** Its number. */
  level: number;
  /** Tickets that unlock it. */
  amount: number;
  /** Whether they are sold. */
  isUnlocked: boolean;
  /** What everybody gets, a line each. */
  lines: readonly string[];
  /** Tickets sold so far. */
  sold?: number | undefined;
  /** A drawing of what one gets. */
  icon?: ReactNode;
  /** A link on the card's back. */
  action?: ReactNode;
}

export interface BattlepassCarouselProps extends Omit<CarouselProps, 'children' | 'labels'> {
  /** The levels, lowest first. */
  levels: readonly BattlepassLevelItem[];
  /** Words for the arrows and for each card. */
  labels: CarouselLabels & BattlepassCardLabels;
}

/** All levels of the battle pass in a row; the arrows scroll by one card unless told otherwise. The last unlocked level burns. */
export function BattlepassCarousel({ levels, labels, ...rest }: BattlepassCarouselProps) {
  const current = levels.findLast(level => level.isUnlocked)?.level;
  return (
    <BattlepassCarouselFrame labels={labels} data-component="BattlepassCarousel" {...rest}>
      {levels.map(({ isUnlocked, action, ...level }) => (
        <BattlepassCard
          key={level.level}
          {...level}
          labels={labels}
          state={isUnlocked ? (level.level === current ? 'now' : 'done') : 'left'}
        >
          {action}
        </BattlepassCard>
      ))}
    </BattlepassCarouselFrame>
  );
}
