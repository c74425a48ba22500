const day = 86_400_000;
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Friday before the second Saturday of June. */
export function festivalFriday(year: number): string {
  const first = Date.UTC(year, 5, 1);
  const toSaturday = (6 - new Date(first).getUTCDay() + 7) % 7;
  return iso(first + (toSaturday + 6) * day);
}

/** Whether a text is a valid ISO date. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && iso(Date.parse(text)) === text;

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day);
