import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LocaleProvider, useLocale } from './index.ts';

const Show = () => <p>{Object.values(useLocale()).join(' ')}</p>;

test('uses Swedish and Stockholm without a provider', () => {
  render(<Show />);
  expect(screen.getByText('sv sv-SE Europe/Stockholm')).toBeInTheDocument();
});

test('uses the locale en-GB for English', () => {
  render(
    <LocaleProvider lang="en">
      <Show />
    </LocaleProvider>,
  );
  expect(screen.getByText('en en-GB Europe/Stockholm')).toBeInTheDocument();
});
