/** A fresh match for what is coming, a burning one for the current phase, a burnt one for what is over. */
export const phaseStates = ['upcoming', 'current', 'past'] as const;
export type PhaseState = (typeof phaseStates)[number];
export const defaultPhaseState: PhaseState = 'current';
