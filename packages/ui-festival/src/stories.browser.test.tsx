import { describeStories, type StoryFiles } from './test/stories.tsx';
import { describe } from 'vitest';

// A11Y-2
describe('the stories', async () => {
  await describeStories(import.meta.glob('./{components,programme,sections}/*/*.stories.tsx') as StoryFiles);
});
