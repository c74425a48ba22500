import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { AccommodationPage } from './index.ts';
import { words } from './AccommodationPage.fixtures.tsx';

const pattern = <AccommodationPage {...words.sv} />;
describeConformance(pattern);

const region = (name: string) => within(screen.getByRole('region', { name }));

test('three places, compared, and booked in a new tab', () => {
  render(pattern);
  expect(region('Golv, gräs eller säng').getAllByRole('article')).toHaveLength(3);
  expect(region('Jämför i lugn och ro').getAllByRole('columnheader')).toHaveLength(3);
  const ways = region('Boka din bädd').getAllByRole('link');
  expect(ways.map(link => [link.getAttribute('data-variant'), link.getAttribute('target')])).toEqual([
    ['primary', '_blank'],
    ['neutral', '_blank'],
    ['neutral', '_blank'],
  ]);
});
