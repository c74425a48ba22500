export { Stack, type StackProps, stackAligns, stackDirections, stackElements, stackGaps, stackJustifies, type StackGap } from './Stack.tsx';
