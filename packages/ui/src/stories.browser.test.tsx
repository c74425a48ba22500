import { describe } from 'vitest';
import { describeStories, type StoryFiles } from './test/stories.tsx';

// A11Y-2
describe('the stories', async () => {
  await describeStories(import.meta.glob('./{foundations,components}/*/*.stories.tsx') as StoryFiles);
});
