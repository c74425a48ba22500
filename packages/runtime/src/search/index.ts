export { countText, type SearchData, type SearchDocument, type SearchTexts } from './data.ts';
export { searchIndex } from './documents.ts';
export { type FoundPages, createSearch } from './engine.ts';
export { type Search, loadSearch } from './load.ts';
