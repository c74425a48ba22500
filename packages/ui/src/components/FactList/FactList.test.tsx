import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactList } from './index.ts';

test('lists texts, some with a title', () => {
  render(<FactList aria-label="Bra att veta" facts={['Ta med egen stol', { title: 'Ström', text: 'Två uttag per plats' }]} />);
  expect(screen.getByRole('list', { name: 'Bra att veta' })).toHaveAttribute('role', 'list');
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Ta med egen stol', 'StrömTvå uttag per plats']);
  expect(screen.getByText('Ström').tagName).toBe('STRONG');
});
