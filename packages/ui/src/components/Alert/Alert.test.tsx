import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Alert } from './index.ts';

test.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
] as const)('gives the tone %s the role %s', (tone, role) => {
  render(
    <Alert tone={tone} title="Läget">
      Sök igen.
    </Alert>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('LägetSök igen.');
});

test('announces nothing in the default tone', () => {
  render(<Alert>Stängt.</Alert>);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
