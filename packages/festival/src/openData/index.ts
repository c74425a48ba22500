export * from './openData.ts';
export type { OpenDataWords } from './frab.ts';
