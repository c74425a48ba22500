import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { ActivityCard } from './index.ts';

describeConformance(
  <ActivityCard title="Retrogatan" href="/activities/retro" place="Tokyo Town" level={2}>
    Konsoler från 1985 och framåt.
  </ActivityCard>,
);

test('it says where it takes place and leads on', () => {
  render(<ActivityCard title="Retrogatan" href="/activities/retro" place="Tokyo Town" />);
  expect(screen.getByRole('article')).toHaveTextContent('Tokyo TownRetrogatan');
  expect(screen.getByRole('link', { name: 'Retrogatan' })).not.toHaveAttribute('target');
});

test('somebody else’s page opens in a new tab', () => {
  render(<ActivityCard title="Arkadhallen" href="https://www.elmia.se" isExternal />);
  expect(screen.getByRole('link', { name: /Arkadhallen/ })).toHaveAttribute('target', '_blank');
});
