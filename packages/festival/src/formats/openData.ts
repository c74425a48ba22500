export * from './programmeFiles.ts';
export type { OpenDataWords } from './frab.ts';
