export { countText } from './countText.ts';
export type { SearchData, SearchDocument, SearchTexts } from './data.ts';
export { searchIndex } from './documents.ts';
export { type FoundPages, createSearch } from './engine.ts';
export { type Search, loadSearch } from './load.ts';
