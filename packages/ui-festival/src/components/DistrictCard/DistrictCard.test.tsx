import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DistrictCard } from './index.ts';

const image = { src: '/img/labels/tokyo-town.svg', width: 640, height: 480 };

test.each([false, true])('has one link, which names the district once, with isMap=%s', isMap => {
  render(<DistrictCard name="Tokyo Town" href="/universe/districts/tokyo-town" image={image} isMap={isMap} />);
  expect(screen.getByRole('link', { name: 'Tokyo Town' })).toHaveAttribute('href', '/universe/districts/tokyo-town');
});
