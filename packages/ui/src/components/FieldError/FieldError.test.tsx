import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldError } from './index.ts';

test('has an icon that is hidden from assistive technology', () => {
  const { container } = render(<FieldError>Ordernumret har åtta tecken.</FieldError>);
  expect(screen.getByText('Ordernumret har åtta tecken.')).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
