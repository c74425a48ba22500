export { Programme, type ProgrammeProps } from './Programme.tsx';
