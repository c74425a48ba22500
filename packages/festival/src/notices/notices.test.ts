import { expect, test } from 'vitest';
import { noticesAt, type Notice } from './notices.ts';

const notice = (id: string, urgency: Notice['urgency'], from: string, until: string): Notice => ({
  id,
  text: { sv: id, en: id },
  page: '',
  from: `2025-06-14T${from}Z`,
  until: `2025-06-14T${until}Z`,
  urgency,
});
const notices = [
  notice('early', 'calm', '08:00', '12:00'),
  notice('later', 'calm', '09:00', '12:00'),
  notice('now', 'urgent', '08:00', '11:00'),
  notice('rather', 'notable', '10:00', '11:00'),
];

test.each([
  ['07:59', []],
  ['08:00', ['now', 'early']],
  ['10:00', ['now', 'rather', 'later', 'early']],
  ['11:00', ['later', 'early']],
  ['12:00', []],
])('lists the notices at %s, the most urgent first, then the latest: %j', (time, ids) =>
  expect(noticesAt(notices, Date.parse(`2025-06-14T${time}Z`)).map(({ id }) => id)).toEqual(ids),
);
