import { describeConformance } from '../../test/conformance.tsx';
import { Prose } from './index.ts';

describeConformance(
  <Prose>
    <p>I år står hela hallen i sju stadsdelar.</p>
  </Prose>,
  { refInstanceof: HTMLDivElement },
);
