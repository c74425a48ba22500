/* The fixtures are not published with ui, so this file imports them by path. */

export { carouselLabels } from '../../../ui/src/components/Carousel/Carousel.fixtures.ts';
export { countdownLabels } from '../../../ui/src/components/Countdown/Countdown.fixtures.ts';
export { heroImage, heroLabels } from '../../../ui/src/components/Hero/Hero.fixtures.ts';
export { carouselImages } from '../../../ui/src/components/ImageCarousel/ImageCarousel.fixtures.ts';
export {
  entryOf,
  scheduleDays,
  scheduleEntries,
  scheduleLabels,
  schedulePlaces,
} from '../../../ui/src/components/Schedule/Schedule.fixtures.ts';
export { inBoth } from '../../../ui/src/test/inBoth.ts';
