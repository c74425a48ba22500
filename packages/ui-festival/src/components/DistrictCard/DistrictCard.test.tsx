import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DistrictCard } from './index.ts';

const image = { src: '/img/labels/tokyo-town.svg', width: 640, height: 480 };

test.each(['label', 'map'] as const)('as %s it is one link named by the district, once', variant => {
  render(<DistrictCard name="Tokyo Town" href="/universe/districts/tokyo-town" image={image} variant={variant} />);
  expect(screen.getByRole('link', { name: 'Tokyo Town' })).toHaveAttribute('href', '/universe/districts/tokyo-town');
});
