export { edition } from './edition.ts';
export { copyVariables, type CopyVariables } from '../src/variables.ts';
