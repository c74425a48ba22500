import { localToInstant } from '@tand/festival';

let offset: number | undefined;

function readOffset(): number {
  const wanted = __REVIEW__ || import.meta.env.DEV ? new URLSearchParams(location.search).get('now') : null;
  const instant = wanted ? localToInstant(wanted) : Number.NaN;
  return Number.isNaN(instant) ? 0 : instant - Date.now();
}

/**
 * The time now, in epoch ms. In a review build `?now=2025-06-14T15:00` (festival time) sets the clock for as long as the
 * page is open, and it runs on from there. A production build knows no such parameter (DECISIONS, "Data and failures").
 */
export function now(): number {
  offset ??= readOffset();
  return Date.now() + offset;
}
