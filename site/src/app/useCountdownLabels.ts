import type { CountdownLabels } from '@tand/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export function useCountdownLabels(name: string, target: string): CountdownLabels {
  const { t } = useTranslation('common'); // changes with the language
  return useMemo(() => {
    const unit = (of: 'days' | 'hours' | 'minutes' | 'seconds') => ({ other: t(`countdown.units.${of}`) });
    return {
      name,
      target,
      units: { day: unit('days'), hour: unit('hours'), minute: unit('minutes'), second: unit('seconds') },
      sentence: time => t('countdown.remaining', { time }),
      over: t('countdown.done'),
    };
  }, [t, name, target]);
}
