import { Outlet } from 'react-router-dom';
import type { Lang } from '@tand/runtime/i18n';
import { JsonLd } from '../seo/JsonLd.tsx';
import { Providers } from './Providers.tsx';

export function BareLayout({ lang }: { lang: Lang }) {
  return (
    <Providers lang={lang}>
      <main id="main" data-unattended="">
        <Outlet />
      </main>
      <JsonLd />
    </Providers>
  );
}
