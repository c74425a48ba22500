import { expect, test } from 'vitest';
import { noticeState } from './noticeState.ts';

// DESK-19
test.each([
  ['to come', '09:59:59'],
  ['shown', '10:00:00'],
  ['over', '11:00:00'],
])('reports the state of a notice from ten to eleven: %s at %s', (state, clock) => {
  const notice = { from: '2025-06-14T10:00:00.000Z', until: '2025-06-14T11:00:00.000Z' };
  expect(noticeState(notice, Date.parse(`2025-06-14T${clock}Z`))).toBe(state);
});
