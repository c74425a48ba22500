import { configure } from 'storybook/test';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import '@tand/ui/tokens.css';
import '@tand/ui/fonts.css';
import '@tand/ui/global.css';
import { addons } from 'storybook/preview-api';
import { completeArgTypes, type WithPart } from './argTypes.ts';
import { raiseBoth } from './both.ts';
import { checkOtherTheme } from './check.ts';
import { docs } from './docs.tsx';
import './docs.css';
import './preview.css';
import { checkSilence, listen, requestPictures } from './silence.ts';
import { followPage, followToolbar, withBothThemes, withStage, withStoryAnswers } from './stage.tsx';
import { wearBrand, wornBrand } from '../packages/ui/src/docs/wornBrand.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { viewports } from './viewports.ts';

// Stories may wait until Vite has built code that they load on demand.
configure({ asyncUtilTimeout: 30_000 });

const isTest = Boolean(import.meta.env['VITEST_STORYBOOK']);

const channel = addons.getChannel();
channel.on('setGlobals', followToolbar);
channel.on('globalsUpdated', followToolbar);
channel.on('storyRendered', raiseBoth);
followPage();
if (wornBrand().css) wearBrand(wornBrand());
if (isTest) listen();

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', ...(isTest && { options: { resultTypes: ['violations'] } }) },
    layout: 'padded',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs,
    // `disableSnapshot: true` excludes a story from Chromatic and tests/visual.
    chromatic: {
      modes: {
        'light phone': { theme: 'light', motion: 'reduced', viewport: 'w390' },
        'night phone': { theme: 'night', motion: 'reduced', viewport: 'w390' },
        'light desk': { theme: 'light', motion: 'reduced', viewport: 'w1440' },
        'night desk': { theme: 'night', motion: 'reduced', viewport: 'w1440' },
      },
    },
    options: {
      // Storybook parses this without running it, so the groups of catalogue.ts are repeated.
      storySort: {
        order: [
          'Start here',
          'Principles',
          'Brand editor',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Layout', 'Typography', 'Providers'],
          'Components',
          [
            'Actions and links',
            'Navigation',
            'Forms',
            'Text and lists',
            'Pictures and maps',
            'Cards',
            'Time and schedule',
            'Status and messages',
          ],
          'Sections',
          'Programme',
          'Pages',
          ['About pages', 'Main'],
          'Illustration',
          ['Guide', 'Palette', 'Primitives', 'Scenes', 'Sets'],
          'Writing',
          'Guides',
        ],
      },
    },
  },
  argTypesEnhancers: [
    ({ argTypes, parameters, initialArgs }) => completeArgTypes(argTypes, (parameters as WithPart).part?.props ?? [], initialArgs),
  ],
  initialGlobals,
  globalTypes,
  decorators: [withStoryAnswers, withStage, withBothThemes],
  afterEach: async context => {
    if (!isTest) return;
    await requestPictures();
    await checkOtherTheme(context);
    checkSilence();
  },
});
