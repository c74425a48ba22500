/** A fresh match for what is to come, a burning one for what is on, a burnt one for what is over. */
export const phaseTones = ['coming', 'burning', 'over'] as const;
export type PhaseTone = (typeof phaseTones)[number];
export const defaultPhaseTone: PhaseTone = 'burning';
