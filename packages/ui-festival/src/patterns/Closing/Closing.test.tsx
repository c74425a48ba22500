import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Closing } from './index.ts';
import { data, words } from './Closing.fixtures.tsx';

const pattern = <Closing {...data} {...words.sv} />;
describeConformance(pattern);

test('each thing to do is a region with its own way on, reached by the id of its heading', () => {
  render(pattern);
  const regions = words.sv.items.map(({ title }) => screen.getByRole('region', { name: title }));
  expect(regions.map(region => within(region).getByRole('heading', { level: 2 }).id)).toEqual(['signup', 'crew', 'social', 'contact']);
  expect(within(regions[1]!).getByRole('link', { name: 'Sök till crew' })).toHaveAttribute('href', '/crew');
});
