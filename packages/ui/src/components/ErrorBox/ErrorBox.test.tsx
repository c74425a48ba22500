import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorBox } from './index.ts';

const lines = ['Vi hittade inga biljetter.', 'Kontrollera ordernumret.', 'Hör av dig om det ändå inte går.'];

test('is an alert with a paragraph for each line', () => {
  render(<ErrorBox lines={lines} />);
  expect([...screen.getByRole('alert').querySelectorAll('p')].map(line => line.textContent)).toEqual(lines);
});
