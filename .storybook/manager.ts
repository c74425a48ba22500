import { addons } from 'storybook/manager-api';
import { brandTheme } from './brand.ts';
import { shownName } from './catalogue.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: brandTheme(isDark ? 'night' : 'light'),
  sidebar: { showRoots: true, renderLabel: ({ name }) => shownName(name) },
  layout: { panelPosition: 'bottom' },
});
