import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './index.ts';

test('hides the emblem from assistive technology, and renders its link', () => {
  render(
    <EmptyState title="Inget här" image={{ src: '/img/x.svg', width: 1, height: 1 }} actions={<button type="button">Visa alla</button>} />,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Visa alla' })).toBeInTheDocument();
});
