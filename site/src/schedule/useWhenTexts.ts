import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { template } from '@tand/runtime/i18n';
import { kept } from '../app/useCopy.ts';
import type { WhenTexts } from './when.ts';

const marks = ['day', 'time', 'evening'] as const;

const textOf = (i18n: I18n, key: keyof WhenTexts) =>
  template(values => i18n.t(`when.${key}`, { ns: 'schedule', ...values }), ...marks)({} as Record<(typeof marks)[number], string>);

export function useWhenTexts(): WhenTexts {
  const { i18n } = use(I18nContext);
  return kept(i18n, ['schedule'], 'when', () => ({
    day: textOf(i18n, 'day'),
    night: textOf(i18n, 'night'),
    allDay: textOf(i18n, 'allDay'),
    nightName: textOf(i18n, 'nightName'),
  }));
}
