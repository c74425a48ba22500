export { countText } from './countText.ts';
export { type SearchData, type SearchDocument, type SearchKind, type SearchTexts, searchKinds } from './data.ts';
export { type SearchFacts, searchIndex, textsOf } from './documents.ts';
export { type FoundPages, createSearch } from './engine.ts';
export { fold } from './fold.ts';
export { type Search, loadSearch } from './load.ts';
