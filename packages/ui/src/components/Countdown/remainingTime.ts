export const countdownUnits = ['day', 'hour', 'minute', 'second'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const unitPlaces: Record<CountdownUnit, number> = { day: 4, hour: 2, minute: 2, second: 2 };

export function remainingTime(target: number, now: number) {
  const seconds = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
    isOver: target <= now,
  };
}

export function remainingWords(time: Record<CountdownUnit, number>, locale: string | undefined, underMinute: string): string {
  if (time.day + time.hour + time.minute === 0 && time.second > 0) return underMinute;
  const parts = countdownUnits
    .slice(0, 3)
    .filter(unit => time[unit] > 0 || (unit === 'minute' && time.day + time.hour === 0))
    .map(unit => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(time[unit]));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
