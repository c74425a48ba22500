import { describe } from 'vitest';
import { describePlaygrounds } from './test/playgrounds.tsx';
import type { StoryFiles } from './test/stories.tsx';

const files = import.meta.glob(['./*/*/*.stories.tsx', '!./*/*/*.features.stories.tsx']) as StoryFiles;

// LIB-4
describe('the stories', () => {
  describePlaygrounds(files, import.meta.dirname);
});
