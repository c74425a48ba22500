import { describeConformance } from './test/conformance.tsx';
import type { StoryFiles } from './test/stories.tsx';

// Skips providers, which have no root element.
const files = import.meta.glob(['./*/*/*.stories.tsx', '!./*/*/*.features.stories.tsx', '!./*/*Provider/*']) as StoryFiles;

describeConformance(files, {
  fields: ['Checkbox', 'FileField', 'RadioGroup', 'Select', 'Switch', 'TextArea', 'TextField'],
  // By its types, Field takes neither a ref nor attributes other than `className` and `style`.
  skip: ['Field'],
});
