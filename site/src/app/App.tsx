import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { followLinks } from './followLinks.ts';
import { I18nContext } from './useTranslation.ts';
import { RouterProvider, type DataRouter } from 'react-router-dom';

interface AppProps {
  i18n: I18n;
  router: DataRouter;
}

/** The site, hydrated. */
export function App({ i18n, router }: AppProps) {
  useEffect(() => followLinks(router), [router]);
  return (
    <I18nContext value={i18n}>
      <RouterProvider router={router} />
    </I18nContext>
  );
}
