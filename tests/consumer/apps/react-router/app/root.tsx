import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
import '@tand/ui/parts.css';
import './brand.css';
import './mine.css';
import { LinkProvider } from '@tand/ui/foundations/LinkProvider';
import { LocaleProvider } from '@tand/ui/foundations/LocaleProvider';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export const meta = () => [{ title: 'Skuggspel' }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv" data-tand="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const RouterLink = ({ href, ...rest }: { href: string }) => <Link to={href} {...rest} />;

export default function Root() {
  return (
    <LinkProvider component={RouterLink}>
      <LocaleProvider lang="sv">
        <Outlet />
      </LocaleProvider>
    </LinkProvider>
  );
}
