export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
  type SegmentedControlVariables,
} from './SegmentedControl.tsx';
