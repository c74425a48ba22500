export { describeLanguages } from '../../../ui/src/test/languages.tsx';
