export { SegmentedControl, type SegmentedControlOption, type SegmentedControlProps } from './SegmentedControl.tsx';
export type { SegmentedControlVariables } from './SegmentedControl.tsx';
