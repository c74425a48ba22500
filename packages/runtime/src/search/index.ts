export { countText } from './countText.ts';
export { type SearchData, type SearchDocument, type SearchKind, type SearchTexts, searchKinds } from './data.ts';
export { type HitGroup, createSearch } from './engine.ts';
export { fold, slug } from './fold.ts';
export { type Search, loadSearch } from './load.ts';
export { isStopWord, stem, telling, wordsOf } from './stem.ts';
