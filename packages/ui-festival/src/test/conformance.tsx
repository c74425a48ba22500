export { describeConformance } from '../../../ui/src/test/conformance.tsx';
