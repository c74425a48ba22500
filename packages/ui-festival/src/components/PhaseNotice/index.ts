export { PhaseNotice, type PhaseNoticeProps } from './PhaseNotice.tsx';
export { phaseTones, type PhaseTone } from './PhaseNotice.variants.ts';
