import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkArrow } from './index.ts';

test('does not add its icon to the accessible name', () => {
  render(
    <LinkArrow href="/esports" direction="back">
      Till e-sporten
    </LinkArrow>,
  );
  const link = screen.getByRole('link', { name: 'Till e-sporten' });
  expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(link).toHaveAttribute('data-direction', 'back');
});

test('renders no icon with the direction "none"', () => {
  render(
    <LinkArrow href="/universe/districts" direction="none">
      Se kartan
    </LinkArrow>,
  );
  expect(screen.getByRole('link', { name: 'Se kartan' }).querySelector('svg')).toBeNull();
});
