const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Time since an instant in epoch ms: "5 minutes ago". */
export function age(then: number, now: number, locale: string): string {
  const passed = Math.max(0, now - then);
  const [unit, length] = units.find(([, size]) => passed >= size) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}
