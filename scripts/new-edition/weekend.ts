const day = 86_400_000;
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The Friday of the second weekend of June: of the weekend whose Saturday is the second of the month. */
export function festivalFriday(year: number): string {
  const first = Date.UTC(year, 5, 1);
  const toSaturday = (6 - new Date(first).getUTCDay() + 7) % 7;
  return iso(first + (toSaturday + 6) * day);
}

/** Whether a text is an ISO date that the calendar has. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && iso(Date.parse(text)) === text;

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day);
