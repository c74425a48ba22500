import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateField } from './index.ts';

test('reports the day as an HTML date', () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<DateField label="Födelsedag" onValueChange={onValueChange} />);
  fireEvent.change(screen.getByLabelText('Födelsedag'), { target: { value: '2010-02-12' } });
  expect(onValueChange.mock.lastCall?.[0]).toBe('2010-02-12');
});
