import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { template } from '../app/template.ts';
import type { WhenTexts } from './when.ts';

const marks = ['day', 'time', 'evening'] as const;

/** The texts that name days and nights, to be filled by `whenInWords` and its like. */
export function useWhenTexts(): WhenTexts {
  const { t } = useTranslation('schedule');
  return useMemo(() => {
    const text = (key: keyof WhenTexts) =>
      template(values => t(`when.${key}`, values), ...marks)({} as Record<(typeof marks)[number], string>);
    return { day: text('day'), night: text('night'), nightName: text('nightName') };
  }, [t]);
}
