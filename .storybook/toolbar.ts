import type { GlobalTypes } from 'storybook/internal/types';
import { moments } from './clocks.ts';

export interface StageGlobals {
  theme?: string;
  lang?: string;
  dir?: string;
  motion?: string;
  clock?: string;
}

const menu = (description: string, icon: 'contrast' | 'globe' | 'transfer' | 'lightning' | 'time', items: Record<string, string>) => ({
  description,
  toolbar: {
    title: description,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  theme: menu('Theme', 'contrast', { light: 'Light', night: 'Night', both: 'Both, side by side' }),
  lang: menu('Language', 'globe', { en: 'English', sv: 'Svenska' }),
  dir: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  motion: menu('Motion', 'lightning', { full: 'Full motion', reduced: 'Reduced motion' }),
  clock: menu('Clock', 'time', {
    ...Object.fromEntries(Object.entries(moments).map(([name, { title }]) => [name, title.en])),
    now: 'This device',
  }),
} satisfies GlobalTypes;

export const initialGlobals = { theme: 'light', lang: 'en', dir: 'ltr', motion: 'full', clock: 'during' };
