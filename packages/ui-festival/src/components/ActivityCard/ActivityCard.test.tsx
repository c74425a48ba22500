import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActivityCard } from './index.ts';

test('it says where it takes place and leads on', () => {
  render(<ActivityCard title="Retrogatan" href="/activities/retro" place="Tokyo Town" />);
  expect(screen.getByRole('article')).toHaveTextContent('Tokyo TownRetrogatan');
  expect(screen.getByRole('link', { name: 'Retrogatan' })).not.toHaveAttribute('target');
});

test('somebody else’s page opens in a new tab', () => {
  render(<ActivityCard title="Arkadhallen" href="https://www.elmia.se" isExternal />);
  expect(screen.getByRole('link', { name: /Arkadhallen/ })).toHaveAttribute('target', '_blank');
});
