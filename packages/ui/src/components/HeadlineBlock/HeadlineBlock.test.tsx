import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeadlineBlock } from './index.ts';

// PAGE-1
test('opens an internal call to action in the same tab, even if an external one is given too', () => {
  render(<HeadlineBlock title="Bo" ctaPage="/accommodation" ctaUrl="https://tickets.tand.example/sv/cabins" ctaText="Se boendet" />);
  const link = screen.getByRole('link', { name: 'Se boendet' });
  expect(link).toHaveAttribute('href', '/accommodation');
  expect(link).not.toHaveAttribute('target');
});

// PAGE-1
test('opens an external call to action in a new tab', () => {
  render(<HeadlineBlock title="Bo" ctaUrl="https://tickets.tand.example/sv/cabins" ctaText="Boka stuga" />);
  expect(screen.getByRole('link', { name: 'Boka stuga' })).toHaveAttribute('target', '_blank');
});

test('has no call to action without its text', () => {
  render(<HeadlineBlock title="Bo" ctaPage="/accommodation" />);
  expect(screen.queryByRole('link')).toBeNull();
});

// PAGE-1
test('shows picture and icons only if given', () => {
  const { container, rerender } = render(<HeadlineBlock title="Bo" />);
  expect(container.querySelector('img')).toBeNull();
  rerender(<HeadlineBlock title="Bo" hasIcons imageUrl="/img/camping.svg" imageAlt="Tält vid Vättern" />);
  expect(screen.getByRole('img', { name: 'Tält vid Vättern' })).toBeInTheDocument();
  expect(container.querySelector('img[src="/img/icons.svg"]')).toBeInTheDocument();
});

test.each([
  [{ imageUrl: '/a.svg' }, 'beside'],
  [{ imageUrl: '/a.svg', isImageBelow: true }, 'below'],
  [{}, 'below'],
])('sets data-layout for the props %j to %s', (props, layout) => {
  const { container } = render(<HeadlineBlock title="Bo" {...props} />);
  expect(container.firstElementChild).toHaveAttribute('data-layout', layout);
});
