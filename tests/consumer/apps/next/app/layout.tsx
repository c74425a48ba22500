import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import './brand.css';
import './mine.css';
import { LocaleProvider } from '@tand/ui/foundations/LocaleProvider';
import { StyleRegistry } from '@tand/ui/next';
import type { ReactNode } from 'react';

export const metadata = { title: 'Skuggspel', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv" data-tand="">
      <body>
        <StyleRegistry>
          <LocaleProvider lang="sv">{children}</LocaleProvider>
        </StyleRegistry>
      </body>
    </html>
  );
}
