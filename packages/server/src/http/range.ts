/** Undefined for the full body; 'none' for a range that cannot be satisfied. */
export function readRange(header: string | undefined, size: number): [first: number, last: number] | 'none' | undefined {
  const [, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!start && !end) return undefined;
  if (!start) return Number(end) > 0 && size > 0 ? [Math.max(0, size - Number(end)), size - 1] : 'none';
  if (end && Number(end) < Number(start)) return undefined;
  const first = Number(start);
  return first < size ? [first, Math.min(end ? Number(end) : size - 1, size - 1)] : 'none';
}
