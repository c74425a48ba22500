export { checkEdition } from './check.ts';
export { checkCopy } from './copyCheck.ts';
export { moveDates, moveIso, moveIsoDates } from './dates.ts';
export { saidIn, textsIn } from './located.ts';
export { show } from './problem.ts';
export { readProgramme } from './programmeFile.ts';
export { accept, readMarks, writeMarks, type Mark } from './review.ts';
export { readSource, type EditionSource } from './source.ts';
