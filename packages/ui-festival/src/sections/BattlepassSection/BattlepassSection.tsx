import { requireProps } from '@tand/ui/styles';
import { BattlepassCard } from '../../components/BattlepassCard/index.ts';
import { BattlepassCarousel, type BattlepassCarouselProps } from '../../components/BattlepassCarousel/index.ts';
import { TitledSection, type TitledSectionProps } from '../TitledSection/index.ts';

export interface BattlepassSectionProps extends Omit<TitledSectionProps, 'children'> {
  /** Levels of the battle pass, lowest first. */
  levels: BattlepassCarouselProps['levels'];
  /** Name of the carousel. */
  label: string;
  /** Distance that an arrow scrolls, in px, or 'page'. */
  step?: BattlepassCarouselProps['step'];
  /** Texts of the arrows and of each card. */
  labels: BattlepassCarouselProps['labels'];
  /** Whether it shows only the last reached level, or the first while none is, next to the heading. */
  isShort?: boolean | undefined;
}

/** The levels of the battle pass as cards that turn over; nothing without any. */
export function BattlepassSection({ levels, label, step, labels, isShort = false, band = 'night', ...rest }: BattlepassSectionProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('BattlepassSection', { levels });
  if (levels.length === 0) return null;
  return (
    <TitledSection band={band} heading={isShort ? 'start' : undefined} {...rest} data-component="BattlepassSection">
      {isShort ? (
        <CurrentLevel levels={levels} labels={labels} />
      ) : (
        <BattlepassCarousel label={label} step={step} labels={labels} levels={levels} />
      )}
    </TitledSection>
  );
}

function CurrentLevel({ levels, labels }: Pick<BattlepassSectionProps, 'levels' | 'labels'>) {
  const level = levels.findLast(({ isUnlocked }) => isUnlocked) ?? levels[0]!;
  const { isUnlocked, ...card } = level;
  return <BattlepassCard {...card} labels={labels} state={isUnlocked ? 'now' : 'left'} />;
}
