export { BattlepassCarousel, type BattlepassCarouselProps, type BattlepassLevelItem } from './BattlepassCarousel.tsx';
