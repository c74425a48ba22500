import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from './index.ts';

const menu = (
  <Menu
    currentPath="/faq"
    labels={{ open: 'Öppna menyn', close: 'Stäng menyn', navigation: 'Hela menyn' }}
    blocks={[
      {
        title: 'Info',
        links: [
          { href: '/news', text: 'Nyheter' },
          { href: '/faq', text: 'Frågor och svar' },
        ],
      },
      { title: 'Om festivalen', links: [{ href: '/press', text: 'Press' }] },
      { title: 'Häng med', links: [], content: <p>Följ oss</p> },
    ]}
  />
);

test('serves every link and a button that needs no script', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(menu);
  const [button, panel] = [container.querySelector('button')!, container.querySelector('[popover]')!];
  expect(button.getAttribute('popovertarget')).toBe(panel.id);
  expect(button).not.toHaveAttribute('aria-expanded');
  expect([...panel.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual(['/news', '/faq', '/press']);
});

test('names the list of a block after its title, and marks the link to the current page', () => {
  render(menu);
  expect(screen.getByRole('list', { name: 'Info', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Frågor och svar', hidden: true, current: 'page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Öppna menyn', expanded: false })).toBeInTheDocument();
});

test('renders the content of a block without links, and no list', () => {
  render(menu);
  expect(screen.getByText('Följ oss')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Häng med', hidden: true })).toBeNull();
});
