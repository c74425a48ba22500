export { ProgrammeTools, type ProgrammeToolsLabels, type ProgrammeToolsProps } from './ProgrammeTools.tsx';
