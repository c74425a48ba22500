import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { ComparisonSection } from './index.ts';
import { words } from './ComparisonSection.fixtures.ts';

const pattern = <ComparisonSection {...words.sv} />;
describeConformance(pattern);

test('each thing has its own list of the same points', () => {
  render(pattern);
  const region = within(screen.getByRole('region', { name: 'Jämför i lugn och ro' }));
  expect(region.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual(['Sovsal', 'Camping', 'Stuga']);
  expect(region.getAllByRole('term').map(term => term.textContent)).toEqual(
    words.sv.items.flatMap(({ facts }) => facts.map(({ label }) => label)),
  );
  expect(region.getByText('Säng med madrass')).toBeInTheDocument();
});
