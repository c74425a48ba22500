import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { DistrictPage } from './index.ts';
import { words } from './DistrictPage.fixtures.tsx';

const pattern = <DistrictPage {...words.sv} />;
describeConformance(pattern);

const region = (name: string) => within(screen.getByRole('region', { name }));

test('highlights, facts, programme and all seven districts', () => {
  render(pattern);
  expect(region('Missa inte').getAllByRole('listitem')).toHaveLength(3);
  expect(region('Gränden som aldrig släcker').getByRole('link', { name: 'Se programmet här' })).toHaveAttribute(
    'href',
    '/schedule?place=2',
  );
  expect(region('Hela staden').getAllByRole('listitem')).toHaveLength(7);
  expect(region('Hela staden').getByRole('link', { current: 'page' })).toHaveAccessibleName('Tokyo Town');
});
