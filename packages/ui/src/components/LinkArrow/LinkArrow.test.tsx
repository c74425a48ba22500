import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkArrow } from './index.ts';

test('the match adds nothing to the name', () => {
  render(
    <LinkArrow href="/esports" direction="back">
      Till e-sporten
    </LinkArrow>,
  );
  expect(screen.getByRole('link', { name: 'Till e-sporten' }).querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('without direction there is no match', () => {
  render(
    <LinkArrow href="/universe/districts" direction="none">
      Se kartan
    </LinkArrow>,
  );
  expect(screen.getByRole('link', { name: 'Se kartan' }).querySelector('svg')).toBeNull();
});
