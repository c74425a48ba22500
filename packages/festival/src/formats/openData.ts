export * from './programmeFiles.ts';
export { openDataWords, type OpenDataCopy, type OpenDataWords } from './frab.ts';
