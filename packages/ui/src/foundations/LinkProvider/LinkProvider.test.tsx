import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link, LinkProvider, type RouterLinkProps } from './index.ts';

const RouterLink = ({ children, ...props }: RouterLinkProps) => (
  <a data-router {...props}>
    {children}
  </a>
);
const resolve = (href: string) => `/sv${href}`;
const show = (element: React.ReactElement) => {
  render(
    <LinkProvider component={RouterLink} resolve={resolve}>
      {element}
    </LinkProvider>,
  );
  return screen.getByRole('link');
};

test('renders an internal link without a provider as a plain anchor', () => {
  render(<Link href="/tickets">Biljetter</Link>);
  expect(screen.getByRole('link', { name: 'Biljetter' })).toHaveAttribute('href', '/tickets');
});

test('passes an internal link with its complete address to the provided component', () => {
  const link = show(<Link href="/tickets">Biljetter</Link>);
  expect(link).toHaveAttribute('href', '/sv/tickets');
  expect(link).toHaveAttribute('data-router');
});

test.each(['https://www.elmia.se/', 'mailto:support@tand.example', '#faq', '//cdn.example/x'])('bypasses the router for %s', href => {
  const link = show(<Link href={href}>Bort</Link>);
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('data-router');
});

test.each([
  ['the text', {}, 'Elmia (öppnas i ny flik)'],
  ['the `aria-label`', { 'aria-label': 'Elmias webbplats' }, 'Elmias webbplats (öppnas i ny flik)'],
])('adds the notice of a new tab to %s of an external link', (_, props, name) => {
  render(
    <LinkProvider newTab="öppnas i ny flik">
      <Link href="https://www.elmia.se/" isExternal {...props}>
        Elmia
      </Link>
      <Link href="/tickets">Biljetter</Link>
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').map(link => link.ariaLabel ?? link.textContent)).toEqual([name, 'Biljetter']);
});

test('opens an external link in a new tab without an opener', () => {
  const link = show(
    <Link href="https://www.elmia.se/" isExternal>
      Elmia
    </Link>,
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('opens a new tab for an address that the provider resolves to another site', () => {
  render(
    <LinkProvider resolveExternal={href => (href === 'ext:discord' ? 'https://discord.example' : undefined)}>
      <Link href="ext:discord">Discord</Link>
      <Link href="/tickets">Biljetter</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Discord' })).toHaveAttribute('href', 'https://discord.example');
  expect(screen.getByRole('link', { name: 'Discord' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Biljetter' })).not.toHaveAttribute('target');
});
