import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActivityCard } from './index.ts';

test('names the place and links to the activity', () => {
  render(<ActivityCard title="Retrogatan" href="/activities/retro" place="Tokyo Town" />);
  expect(screen.getByRole('article')).toHaveTextContent('Tokyo TownRetrogatan');
  expect(screen.getByRole('link', { name: 'Retrogatan' })).not.toHaveAttribute('target');
});

test('opens a page of another site in a new tab', () => {
  render(<ActivityCard title="Arkadhallen" href="https://www.elmia.se" isExternal />);
  expect(screen.getByRole('link', { name: /Arkadhallen/ })).toHaveAttribute('target', '_blank');
});
