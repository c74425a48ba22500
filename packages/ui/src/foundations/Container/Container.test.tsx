import { describeConformance } from '../../test/conformance.tsx';
import { Container } from './index.ts';

describeConformance(<Container width="narrow">Fyra dagar på Elmia</Container>, { refInstanceof: HTMLDivElement });
