import type { CarouselLabels, CountdownLabels } from '@tand/ui';
import { useMemo } from 'react';
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

export function useCountdownLabels(name: string, target: string): CountdownLabels {
  const { t } = useTranslation('common');
  return useMemo(() => {
    const unit = (of: 'days' | 'hours' | 'minutes' | 'seconds') => ({ other: t(`countdown.units.${of}`) });
    return {
      name,
      target,
      units: { day: unit('days'), hour: unit('hours'), minute: unit('minutes'), second: unit('seconds') },
      sentence: time => t('countdown.remaining', { time }),
      underMinute: t('countdown.underMinute'),
      over: t('countdown.done'),
    };
  }, [t, name, target]);
}
