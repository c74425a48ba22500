import type { MouseEvent } from 'react';
import { isKeyClick } from '../../foundations/isKeyClick.ts';
import { isRtl } from '../../foundations/isRtl.ts';
import { occupied, type ScheduleEntry } from '../ScheduleItem/index.ts';

export function barsOf(entries: readonly ScheduleEntry[], from: number, to: number): string {
  const spans = entries.filter(({ isCancelled }) => !isCancelled).map(occupied);
  const cuts = [...new Set(spans.flatMap(span => [span.from, span.to]))].toSorted((a, b) => a - b);
  const at = (minute: number) => `${Number((((minute - from) / (to - from)) * 100).toFixed(2))}%`;
  if (cuts.length === 0) return 'none';
  return `linear-gradient(var(--ahead),transparent ${at(cuts[0] ?? from)},${segments(cuts, spans, at)})`;
}

function segments(cuts: readonly number[], spans: readonly { from: number; to: number }[], at: (minute: number) => string): string {
  const parts: { ink: number; end: number }[] = [];
  for (let index = 0; index + 1 < cuts.length; index++) {
    const [cut = 0, end = 0] = [cuts[index], cuts[index + 1]];
    const ink = Math.min(2, spans.filter(span => span.from <= cut && span.to > cut).length);
    const before = parts.at(-1);
    if (before?.ink === ink) before.end = end;
    else parts.push({ ink, end });
  }
  const inks = ['transparent', 'var(--bar)', 'var(--bars)'];
  return [...parts.map(({ ink, end }) => `${inks[ink] ?? ''} 0 ${at(end)}`), 'transparent 0'].join(',');
}

export function isOn(entry: ScheduleEntry, at: number, minutes = 60): boolean {
  const { from, to } = occupied(entry);
  return !entry.isCancelled && from < at + minutes && to > at;
}

/** Pressed hour, in minutes, in a row of one cell; undefined for a key press. */
export function hourAt(event: MouseEvent, cell: Element, hours: readonly number[]): number | undefined {
  const { left, right, width } = cell.getBoundingClientRect();
  const from = isRtl(cell) ? right - event.clientX : event.clientX - left;
  return isKeyClick(event.nativeEvent) ? undefined : hours[Math.floor((from / width) * hours.length)];
}
