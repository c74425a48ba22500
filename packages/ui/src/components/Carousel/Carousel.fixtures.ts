import type { CarouselLabels } from './Carousel.tsx';

export const carouselLabels: Record<'sv' | 'en', CarouselLabels> = {
  sv: { carousel: 'karusell', slide: 'kort', position: (n, count) => `${n} av ${count}`, previous: 'Föregående', next: 'Nästa' },
  en: { carousel: 'carousel', slide: 'card', position: (n, count) => `${n} of ${count}`, previous: 'Previous', next: 'Next' },
};
