import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Closing } from './index.ts';
import { data, words } from './Closing.fixtures.tsx';

test('gives each heading its id, and renders an action, but no region', () => {
  render(<Closing {...data} {...words.sv} />);
  const parts = words.sv.items.map(({ title }) => screen.getByRole('heading', { level: 2, name: title }));
  expect(parts.map(({ id }) => id)).toEqual(['signup', 'crew', 'social', 'contact']);
  expect(within(parts[1]!.parentElement!).getByRole('link', { name: 'Sök till crew' })).toHaveAttribute('href', '/crew');
  expect(screen.queryByRole('region')).toBeNull();
});
