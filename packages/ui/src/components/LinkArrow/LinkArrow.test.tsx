import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkArrow } from './index.ts';

test('adds nothing to the name by the match', () => {
  render(
    <LinkArrow href="/esports" direction="back">
      Till e-sporten
    </LinkArrow>,
  );
  expect(screen.getByRole('link', { name: 'Till e-sporten' }).querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('has no match without direction', () => {
  render(
    <LinkArrow href="/universe/districts" direction="none">
      Se kartan
    </LinkArrow>,
  );
  expect(screen.getByRole('link', { name: 'Se kartan' }).querySelector('svg')).toBeNull();
});
