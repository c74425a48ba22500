import { expect, test } from 'vitest';
import { isDeclined } from './consent.ts';
import { sanitise } from './sanitise.ts';

const secrets = {
  $current_url: 'https://www.tand.example/sv/schedule?q=hemligt#54321',
  reference: 'AB12',
  postal: '55454',
  $referrer: 'https://x.example/?q=hemligt',
};

test('removes query and fragment of the address, and properties that are not allowed', () => {
  const event = { event: '$pageview', properties: { ...secrets, $browser: 'Chrome', language: 'sv' }, $set_once: secrets, $set: secrets };
  expect(sanitise(event)).toEqual({
    event: '$pageview',
    properties: { $current_url: 'https://www.tand.example/sv/schedule', $browser: 'Chrome', language: 'sv' },
  });
});

test('replaces an invalid address with an empty text', () => {
  expect(sanitise({ event: '$pageview', properties: { $current_url: 'hemligt' } })?.properties).toEqual({ $current_url: '' });
});

test.each(['$autocapture', '$snapshot', '$identify', '$exception', '$web_vitals', 'anything'])('does not send the event %s', event => {
  expect(sanitise({ event, properties: secrets })).toBeNull();
});

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('detects whether a browser with %j declines analytics: %s', (browser, expected) => {
  expect(isDeclined(browser as Navigator)).toBe(expected);
});
