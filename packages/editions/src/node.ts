export { chainOf, fileIn, flat, parallelPlacesOf, readCopy, readManifest, type Texts } from './folder.ts';
export { readCompleteCopy } from './completed.ts';
export { mapLinks } from './map.ts';
export { changeTo, inYear, isGroup, mapTexts } from './merge.ts';
export { readListModules, readLists, type EditionLists, type LoadModule } from './lists.ts';
export { programmeChange, mergeProgramme, type Programme, type ProgrammeFile } from './programme.ts';
export { pictureOrders, type Covers, type Previews } from './pictures.ts';
export { entryPages, kinds, type EntryKind, type EntryPage } from './entries.ts';
export { droppedPages } from './dropped.ts';
