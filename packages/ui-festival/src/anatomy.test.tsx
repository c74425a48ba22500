import { describe } from 'vitest';
import { anatomy } from './test/anatomy.ts';
import { describeAnatomy, uiFiles } from './test/parts.ts';
import type { StoryFiles } from './test/stories.tsx';

// LIB-8
describe('the stories', () => {
  describeAnatomy(import.meta.glob(['./*/*/*.stories.tsx', '!./*/*/*.features.stories.tsx']) as StoryFiles, anatomy, uiFiles);
});
