import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkProvider } from '../../foundations/LinkProvider/index.ts';
import { Navbar } from './index.ts';

const props = {
  logo: { href: '/home', text: 'TÄND, till startsidan' },
  links: [
    { href: '/news', text: 'Nyheter' },
    { href: '/food', text: 'Mat' },
  ],
  schedule: { href: '/schedule', text: 'Schema' },
  tickets: { href: '/tickets', text: 'Biljetter' },
  labels: { navigation: 'Huvudmeny' },
};

test('renders all its links, with a named logo', () => {
  render(<Navbar {...props} />);
  expect(screen.getByRole('link', { name: 'TÄND, till startsidan' })).toHaveAttribute('href', '/home');
  expect(within(screen.getByRole('navigation', { name: 'Huvudmeny' })).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Schema' })).toHaveAttribute('data-tone', 'schedule');
  expect(screen.getByRole('link', { name: 'Biljetter' })).toHaveAttribute('data-variant', 'primary');
});

// NAV-3
test.each([
  ['/food', 'page'],
  ['/sv/food', 'page'],
  ['/sv/food/', 'page'],
  ['/food?x=1#y', 'page'],
  ['/sv/food/restaurants', 'true'],
  ['/foodie', null],
  ['/home', null],
])('sets aria-current of the food link on %s to %s', (currentPath, expected) => {
  render(
    <LinkProvider resolve={href => `/sv${href}`}>
      <Navbar {...props} currentPath={currentPath} />
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Mat' }).getAttribute('aria-current')).toBe(expected);
});

test('has `data-pinned` only with `isPinned`', () => {
  const { rerender } = render(<Navbar {...props} isPinned />);
  expect(screen.getByRole('banner')).toHaveAttribute('data-pinned');
  rerender(<Navbar {...props} />);
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-pinned');
});
