import { describeConformance } from '../../test/conformance.tsx';
import { Container } from './index.ts';

describeConformance(<Container width="narrow">Fyra dygn på Elmia</Container>, { refInstanceof: HTMLDivElement });
