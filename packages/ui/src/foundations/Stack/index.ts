export { Stack, type StackProps } from './Stack.tsx';
export { stackAligns, stackDirections, stackElements, stackGaps, stackJustifies, type StackGap } from './Stack.variants.ts';
