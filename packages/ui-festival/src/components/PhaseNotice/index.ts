export { PhaseNotice, type PhaseNoticeProps } from './PhaseNotice.tsx';
export { phaseStates, type PhaseState } from './PhaseNotice.variants.ts';
