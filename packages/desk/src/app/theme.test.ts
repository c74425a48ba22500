import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';
import { expect, test } from 'vitest';
import { themeAt } from './theme.ts';

// CREW-1
test.each([
  ['auto', '2025-06-14T02:00', 'night'],
  ['auto', '2025-06-14T06:00', 'light'],
  ['auto', '2025-06-14T21:00', 'night'],
  ['light', '2025-06-14T02:00', 'light'],
  ['night', '2025-06-14T12:00', 'night'],
] as const)('resolves the theme choice %s at %s to %s', (choice, at, theme) => {
  expect(themeAt(choice, localToInstant(at, edition.timeZone))).toBe(theme);
});
