import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LocaleProvider, useLocale } from './index.ts';

afterEach(cleanup);
const Show = () => <p>{Object.values(useLocale()).join(' ')}</p>;

test('Swedish and Stockholm without a provider', () => {
  render(<Show />);
  expect(screen.getByText('sv sv-SE Europe/Stockholm')).toBeInTheDocument();
});

test('English dates are British', () => {
  render(
    <LocaleProvider lang="en">
      <Show />
    </LocaleProvider>,
  );
  expect(screen.getByText('en en-GB Europe/Stockholm')).toBeInTheDocument();
});
