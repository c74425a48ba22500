import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import '@tand/ui/parts.css';
import './brand.css';
import './mine.css';
import { LocaleProvider } from '@tand/ui/foundations/LocaleProvider';
import type { ReactNode } from 'react';

export const metadata = { title: 'Skuggspel', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv" data-tand="">
      <body>
        <LocaleProvider lang="sv">{children}</LocaleProvider>
      </body>
    </html>
  );
}
