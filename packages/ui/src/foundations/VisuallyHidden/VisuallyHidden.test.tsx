import { describeConformance } from '../../test/conformance.tsx';
import { VisuallyHidden } from './index.ts';

describeConformance(<VisuallyHidden>Höjdpunkt</VisuallyHidden>, { refInstanceof: HTMLSpanElement });
