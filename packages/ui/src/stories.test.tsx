import { describe } from 'vitest';
import { describeLanguages } from './test/languages.tsx';
import { describePlaygrounds } from './test/playgrounds.tsx';
import type { StoryFiles } from './test/stories.tsx';

const files = import.meta.glob(['./*/*/*.stories.tsx', '!./*/*/*.features.stories.tsx']) as StoryFiles;

// LIB-3
describe('the stories', () => {
  describeLanguages(import.meta.glob('./*/*/*.stories.tsx') as StoryFiles);
});

// LIB-4
describe('the stories', () => {
  describePlaygrounds(files, import.meta.dirname);
});
