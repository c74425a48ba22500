import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ClockProvider } from '../../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../../foundations/LocaleProvider/index.ts';
import { age, StaleNotice } from './index.ts';

const savedAt = Date.UTC(2025, 5, 14, 10, 0);
const notice = <StaleNotice savedAt={savedAt} labels={{ text: 'Schemat hämtades {age}.' }} />;

describe('age', () => {
  const minute = 60_000;
  test.each([
    [0, 'sv', 'denna minut'],
    [5 * minute, 'sv', 'för 5 minuter sedan'],
    [59.9 * minute, 'en', '59 minutes ago'],
    [60 * minute, 'sv', 'för 1 timme sedan'],
    [26 * 60 * minute, 'sv', 'i går'],
    [-5 * minute, 'en', 'this minute'],
  ])('writes %i ms in %s: %s', (passed, locale, text) => expect(age(savedAt, savedAt + passed, locale)).toBe(text));
});

test('is part of the sentence', () => {
  render(
    <LocaleProvider lang="sv">
      <ClockProvider now={() => savedAt + 7 * 60_000}>{notice}</ClockProvider>
    </LocaleProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Schemat hämtades för 7 minuter sedan.');
});

test("is the full time in the festival's zone on a server", () => {
  expect(renderToString(notice)).toMatch(/14 juni 2025 kl\. 12:00/);
});
