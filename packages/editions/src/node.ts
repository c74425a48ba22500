export { chainOf, fileIn, filesIn, readCopy, type Texts } from './folder.ts';
export { readListModules, readLists, type EditionLists, type LoadModule } from './lists.ts';
export { pictureOrders, type Covers, type Previews } from './pictures.ts';
export { entryPages, kinds, type EntryKind, type EntryPage } from './entries.ts';
export { droppedPages } from './dropped.ts';
