import type { CaptureResult } from 'posthog-js';

const allowed = new Set([
  'token',
  'distinct_id',
  '$device_id',
  '$session_id',
  '$window_id',
  '$insert_id',
  '$time',
  '$lib',
  '$lib_version',
  '$browser',
  '$browser_version',
  '$browser_language',
  '$os',
  '$device_type',
  '$viewport_width',
  '$viewport_height',
  '$current_url',
  '$pathname',
  '$host',
  '$referring_domain',
  '$process_person_profile',
  'language',
]);

/** Query and fragment may contain searches and shared picks. */
const withoutQuery = (address: string) => (URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : '');

type CapturedEvent = Pick<CaptureResult, 'event' | 'properties' | '$set' | '$set_once'>;

export function sanitise<E extends CapturedEvent>(event: E | null): E | null {
  if (event?.event !== '$pageview') return null;
  const properties = Object.fromEntries(Object.entries(event.properties).filter(([name]) => allowed.has(name)));
  if (typeof properties['$current_url'] === 'string') properties['$current_url'] = withoutQuery(properties['$current_url']);
  const { $set: _, $set_once: __, ...rest } = event;
  return { ...rest, properties } as unknown as E;
}
