export { ProgrammeChanges, type ProgrammeChangesLabels, type ProgrammeChangesProps } from './ProgrammeChanges.tsx';
