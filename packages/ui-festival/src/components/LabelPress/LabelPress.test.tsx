import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { picture } from './LabelPress.fixtures.ts';
import { LabelPress } from './index.ts';

describeConformance(<LabelPress image={picture} isStruck />);

test('it is one picture: in wood until it is struck, then in colour', () => {
  const { rerender } = render(<LabelPress image={picture} isStruck={false} />);
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('src', picture.unstruck);
  rerender(<LabelPress image={picture} isStruck />);
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('src', picture.src);
});
