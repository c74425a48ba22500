export { localized, type StoryWords } from '../../../ui/src/test/localized.tsx';
