export { describeStories, type StoryFiles } from '../../../ui/src/test/stories.tsx';
