import { addons } from 'storybook/manager-api';
import { brandTheme } from './brand.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: brandTheme(isDark ? 'night' : 'light'),
  sidebar: { showRoots: true },
  layout: { panelPosition: 'bottom' },
});
