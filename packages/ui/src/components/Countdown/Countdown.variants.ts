export const countdownSizes = ['small', 'base', 'large'] as const;
export type CountdownSize = (typeof countdownSizes)[number];
export const defaultCountdownSize: CountdownSize = 'base';

export const countdownUnits = ['day', 'hour', 'minute', 'second'] as const;
export type CountdownUnit = (typeof countdownUnits)[number];

/** The forms of a word by `Intl.PluralRules`; `other` is required. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Digits per unit; days past 99 show their third and fourth. */
export const unitPlaces: Record<CountdownUnit, number> = { day: 4, hour: 2, minute: 2, second: 2 };
