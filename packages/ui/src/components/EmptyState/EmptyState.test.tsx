import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { EmptyState } from './index.ts';

describeConformance(<EmptyState title="Inget här i dag">Byt dag.</EmptyState>, { refInstanceof: HTMLDivElement });

test('the emblem is decoration, the way on is real', () => {
  render(
    <EmptyState title="Inget här" image={{ src: '/img/x.svg', width: 1, height: 1 }} actions={<button type="button">Visa alla</button>} />,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Visa alla' })).toBeInTheDocument();
});
