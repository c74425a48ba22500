import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { NextSection } from './index.ts';
import { words } from './NextSection.fixtures.ts';

const pattern = <NextSection {...words.sv} />;
describeConformance(pattern);

test('the links are a list, the way back stands after it', () => {
  render(pattern);
  const region = within(screen.getByRole('region', { name: 'Fortsätt härifrån' }));
  expect(within(region.getByRole('list')).getAllByRole('link')).toHaveLength(3);
  expect(region.getAllByRole('link').at(-1)).toHaveAccessibleName('Alla aktiviteter');
});

test('without links there is no empty list', () => {
  render(<NextSection {...words.sv} links={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'Alla aktiviteter' })).toHaveAttribute('href', '/activities');
});
