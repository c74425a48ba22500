import { expect, it } from 'vitest';
import { dayName } from './when.ts';

it('names a day in each length, and nothing for a day that the festival does not have', () => {
  expect([dayName('2025-06-14', 'sv'), dayName('2025-06-14', 'en', 'weekday')]).toEqual(['Lördag 14 juni', 'Saturday']);
  expect(dayName('', 'sv')).toBe('');
});
