import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checkbox } from './index.ts';

const sign = (name: string) => getComputedStyle(screen.getByRole('checkbox', { name }), '::after');

const some = (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = true;
};

test('looks different when checked, unchecked and indeterminate', () => {
  render(
    <>
      <Checkbox label="Alla" defaultChecked />
      <Checkbox label="Ingen" />
      <Checkbox label="Några" ref={some} />
    </>,
  );
  expect(sign('Ingen').content).toBe('none');
  expect(sign('Alla').content).toBe('""');
  expect(sign('Några').content).toBe('""');
  expect(sign('Några').clipPath).not.toBe(sign('Alla').clipPath);
});
