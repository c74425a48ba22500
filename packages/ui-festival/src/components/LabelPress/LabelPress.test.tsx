import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { picture } from './LabelPress.fixtures.ts';
import { LabelPress } from './index.ts';

test('is one picture: in wood until it is struck, then in colour', () => {
  const { rerender } = render(<LabelPress image={picture.sv} isStruck={false} />);
  expect(screen.getByRole('img', { name: picture.sv.alt })).toHaveAttribute('src', picture.sv.unstruck);
  rerender(<LabelPress image={picture.sv} isStruck />);
  expect(screen.getByRole('img', { name: picture.sv.alt })).toHaveAttribute('src', picture.sv.src);
});
