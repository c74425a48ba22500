import { describeConformance } from './test/conformance.tsx';
import type { StoryFiles } from './test/stories.tsx';

describeConformance(import.meta.glob(['./*/*/*.stories.tsx', '!./*/*/*.features.stories.tsx']) as StoryFiles);
