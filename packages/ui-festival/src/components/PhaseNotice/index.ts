export { PhaseNotice, type PhaseNoticeProps, phaseStates, type PhaseState } from './PhaseNotice.tsx';
