import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { LinkArrow } from './index.ts';

describeConformance(<LinkArrow href="/news">Alla nyheter</LinkArrow>, { refInstanceof: HTMLAnchorElement });

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
