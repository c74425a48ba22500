import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { CreatorsSection } from './index.ts';
import { data, words } from './CreatorsSection.fixtures.ts';

const pattern = <CreatorsSection {...data} {...words.sv} />;
describeConformance(pattern);

test('every creator leads to a page', () => {
  render(pattern);
  const section = within(screen.getByRole('region', { name: 'Kreatörer på plats' }));
  expect(section.getAllByRole('listitem')).toHaveLength(data.creators.length);
  expect(section.getByRole('link', { name: 'Kebnekajsa' })).toHaveAttribute('href', '/creators/kebnekajsa');
});
