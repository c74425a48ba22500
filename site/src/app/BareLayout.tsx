import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import type { Lang } from '../language.ts';
import { JsonLd } from '../seo/JsonLd.tsx';
import { Hydrated } from './Hydrated.tsx';
import { Providers } from './Providers.tsx';

/** What a page stands in that is alone on its screen: no navigation, no footer. */
export function BareLayout({ lang }: { lang: Lang }) {
  return (
    <Providers lang={lang}>
      <main id="main">
        <Suspense>
          <Outlet />
          <Hydrated />
        </Suspense>
      </main>
      <JsonLd />
    </Providers>
  );
}
