import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DistrictWall } from './index.ts';
import { data, words } from './DistrictWall.fixtures.ts';

test('links seven labels and the map, and marks the current district', () => {
  render(<DistrictWall {...data} {...words.sv} current="quiet-lan" />);
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    ...data.districts.map(({ href }) => href),
    words.sv.map.href,
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Quiet LAN');
  expect(screen.getByRole('link', { name: words.sv.map.text })).toHaveAttribute('href', words.sv.map.href);
});
