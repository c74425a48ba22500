export { Stack, type StackProps, stackAligns, stackDirections, stackElements, stackGaps, type StackGap } from './Stack.tsx';
