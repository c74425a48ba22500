import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { picture } from './LabelPress.fixtures.ts';
import { LabelPress } from './index.ts';

test('shows the plain picture before the label is struck, and the coloured one afterwards', () => {
  const { rerender } = render(<LabelPress image={picture.sv} isStruck={false} />);
  expect(screen.getByRole('img', { name: picture.sv.alt })).toHaveAttribute('src', picture.sv.unstruck);
  rerender(<LabelPress image={picture.sv} isStruck />);
  expect(screen.getByRole('img', { name: picture.sv.alt })).toHaveAttribute('src', picture.sv.src);
});
