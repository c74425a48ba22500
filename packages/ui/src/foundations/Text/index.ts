export { Text, type TextProps } from './Text.tsx';
export { textElements, textSizes, textTones, textWeights } from './textScale.ts';
