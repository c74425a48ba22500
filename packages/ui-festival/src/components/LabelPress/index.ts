export { LabelPress, type LabelPressProps } from './LabelPress.tsx';
