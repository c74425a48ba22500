import '@tand/ui/tokens.css';
import 'virtual:theme.css';
import '@tand/ui/global.css';
import '@tand/ui/fonts.css';
import { StrictMode } from 'react';
import { now } from '@tand/runtime/clock';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { App } from './app/App.tsx';
import { createClient } from './app/client.ts';
import { themeAt, themeStore } from './app/theme.ts';
import { createTexts, ownLanguage } from './texts/texts.ts';

// Sets the theme before the first paint, so that the light theme does not flash.
document.documentElement.dataset['tandTheme'] = themeAt(themeStore.get(), now());

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <I18nextProvider i18n={createTexts(ownLanguage())}>
      <App client={createClient()} />
    </I18nextProvider>
  </StrictMode>,
);
