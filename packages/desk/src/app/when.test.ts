import { expect, it } from 'vitest';
import { dayName } from './when.ts';

it('writes a day as date or weekday, and returns an empty text without a date', () => {
  expect([dayName('2025-06-14', 'sv'), dayName('2025-06-14', 'en', 'weekday')]).toEqual(['Lördag 14 juni', 'Saturday']);
  expect(dayName('', 'sv')).toBe('');
});
