import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from './index.ts';

const footer = (
  <Footer
    year={2025}
    currentPath="/press"
    groups={[
      { title: 'Festivalen', links: [{ href: '/news', text: 'Nyheter' }] },
      {
        title: 'Var med',
        links: [
          { href: '/press', text: 'Press' },
          { href: 'https://lankar.tand.example/', text: 'Alla våra länkar', isExternal: true },
        ],
      },
    ]}
    social={<p>Följ oss</p>}
    labels={{ logo: 'TÄND, ordmärke i vitt', navigation: 'Sidfot', copyright: year => `© ${year} TÄND`, toTop: 'Till toppen' }}
  />
);

test('has a wordmark in one colour, a navigation of named lists, and the content of `social`', () => {
  render(footer);
  expect(screen.getByRole('img', { name: 'TÄND, ordmärke i vitt' })).toHaveAttribute('data-mono');
  const navigation = screen.getByRole('navigation', { name: 'Sidfot' });
  expect(within(navigation).getByRole('list', { name: 'Var med' }).children).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Alla våra länkar' })).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Följ oss')).toBeInTheDocument();
});

// NAV-17
test('marks the link to the current page', () => {
  render(footer);
  expect(screen.getByRole('link', { name: 'Press', current: 'page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nyheter', current: false })).toBeInTheDocument();
});
