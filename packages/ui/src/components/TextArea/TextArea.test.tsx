import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { TextArea } from './index.ts';

describeConformance(<TextArea label="Fråga" hint="Skriv kort." error="Skriv några ord." />, { control: HTMLTextAreaElement });

test('it tells each text, by value and by event', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const onChange = vi.fn<(event: { target: { value: string } }) => void>();
  render(<TextArea label="Fråga" onValueChange={onValueChange} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Fråga' }), 'ab');
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['a', 'ab']);
  expect(onChange.mock.lastCall?.[0].target.value).toBe('ab');
});
