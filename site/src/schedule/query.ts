import { changeQuery, readQuery } from '@tand/festival';

/** The part of a query that the server renders: day, and list or wall. Empty for the default page. The other view and filters need the device. */
export function servedQuery(params: URLSearchParams, days: number): string {
  const { day, view } = readQuery(params, days);
  return String(changeQuery(new URLSearchParams(), { day, view: view === 'mine' ? undefined : view }));
}
