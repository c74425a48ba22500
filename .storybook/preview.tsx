import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { type Lang, ClockProvider, LocaleProvider } from '@tand/ui';
import '@tand/ui/tokens.css';
import '@tand/ui/fonts.css';
import '@tand/ui/global.css';
import { clockOf, fixedClocks } from './clocks.ts';
import './preview.css';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Introduction', 'Foundations', 'Components', 'Patterns'] } },
  },
  initialGlobals: { lang: 'sv', clock: 'during', motion: 'full' },
  globalTypes: {
    lang: {
      description: 'Language of the interface',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'sv', title: 'Svenska' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    clock: {
      description: 'The present',
      toolbar: {
        title: 'Clock',
        icon: 'time',
        dynamicTitle: true,
        items: Object.entries(fixedClocks).map(([value, { title }]) => ({ value, title })),
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion as set' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const lang: Lang = globals.lang === 'en' ? 'en' : 'sv';
      document.documentElement.lang = lang;
      document.documentElement.dataset.motion = String(globals.motion);
      return (
        <LocaleProvider lang={lang}>
          <ClockProvider now={clockOf(globals.clock)}>
            <Story />
          </ClockProvider>
        </LocaleProvider>
      );
    },
    withThemeByDataAttribute({ themes: { light: 'light', night: 'night' }, defaultTheme: 'light', attributeName: 'data-theme' }),
  ],
});
