import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StayPage } from './index.ts';
import { words } from './StayPage.fixtures.tsx';

test('that everything is taken is said before the facts', () => {
  render(<StayPage {...words.sv} notice={<section aria-label="Fullt">Alla rutor är bokade</section>} />);
  const [first, second] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('Fullt');
  expect(second).toHaveAccessibleName('Kort om campingen');
});
