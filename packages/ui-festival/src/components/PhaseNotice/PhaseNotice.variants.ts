/** A fresh match for what is coming, a burning one for the current phase, a burnt one for what is over. */
export const phaseTones = ['coming', 'burning', 'over'] as const;
export type PhaseTone = (typeof phaseTones)[number];
export const defaultPhaseTone: PhaseTone = 'burning';
