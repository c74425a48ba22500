import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextArea } from './index.ts';

test('passes each text to onValueChange, and its event to onChange', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const onChange = vi.fn<(event: { target: { value: string } }) => void>();
  render(<TextArea label="Fråga" onValueChange={onValueChange} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Fråga' }), 'ab');
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['a', 'ab']);
  expect(onChange.mock.lastCall?.[0].target.value).toBe('ab');
});
