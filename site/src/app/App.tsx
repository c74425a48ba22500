import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type DataRouter } from 'react-router-dom';

interface AppProps {
  i18n: I18n;
  router: DataRouter;
  /** The page was rendered here and not served, so there is no early click to repeat. */
  isFresh: boolean;
}

/** The site, alive. Tells the boot script so that it can repeat a click that came too early. */
export function App({ i18n, router, isFresh }: AppProps) {
  useEffect(() => {
    if (!isFresh) window.dispatchEvent(new Event('tand:alive'));
    document.documentElement.dataset.alive = '';
  }, [isFresh]);
  return (
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>
  );
}
