import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileField } from './index.ts';

test('reports the chosen files, and an empty list when they are removed', async () => {
  const onFilesChange = vi.fn<(files: readonly File[]) => void>();
  render(<FileField label="Bild" multiple onFilesChange={onFilesChange} />);
  const input = screen.getByLabelText('Bild');
  await userEvent.upload(input, [new File(['a'], 'a.png'), new File(['b'], 'b.png')]);
  expect(onFilesChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  fireEvent.change(input, { target: { files: [] } });
  expect(onFilesChange.mock.lastCall?.[0]).toEqual([]);
});
