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
}

/** The levels of the battle pass as cards that turn over. */
export function BattlepassSection({ levels, label, step, labels, band = 'night', ...rest }: BattlepassSectionProps) {
  return (
    <TitledSection band={band} {...rest} data-component="BattlepassSection">
      <BattlepassCarousel label={label} step={step} labels={labels} levels={levels} />
    </TitledSection>
  );
}
