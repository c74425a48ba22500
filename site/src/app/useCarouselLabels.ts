import type { CarouselLabels } from '@tand/ui';
import { useTranslation } from 'react-i18next';

export function useCarouselLabels(): CarouselLabels {
  const { t } = useTranslation('common');
  return {
    carousel: t('carousel.roleDescription'),
    slide: t('carousel.slideRoleDescription'),
    position: (index, total) => t('carousel.slide', { index, total }),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
  };
}
