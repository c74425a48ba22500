import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewsSection } from './index.ts';
import { words } from './NewsSection.fixtures.ts';

const pattern = <NewsSection {...words.sv} />;

test('links every article in the given order: five as cards, the others as lines with their day', () => {
  render(pattern);
  const section = within(screen.getByRole('region', { name: 'Nyheter' }));
  const items = section.getAllByRole('listitem').map(item => within(item).getByRole('link'));
  expect(items.map(link => link.getAttribute('href'))).toEqual(words.sv.items.map(({ href }) => href));
  expect(section.getAllByRole('article')).toHaveLength(5);
  expect(items[5]).toHaveAccessibleName('13 december Packlistan är här');
});

test('marks only the first article as the large card', () => {
  const { container } = render(pattern);
  expect([...container.querySelectorAll('[data-feature]')].map(card => within(card as HTMLElement).getByRole('link').textContent)).toEqual([
    words.sv.items[0]!.title,
  ]);
});
