import { Facts } from './Facts.tsx';

export interface VoicePair {
  sv: [good: string, bad: string];
  en: [good: string, bad: string];
  why: string;
}

const Both = ({ sv, en }: { sv: string; en: string }) => (
  <>
    <p lang="sv">{sv}</p>
    <p lang="en">{en}</p>
  </>
);

export const VoicePairs = ({ pairs }: { pairs: VoicePair[] }) => (
  <Facts
    head={['Why', 'Så här · Like this', 'Inte så · Not like this']}
    rows={pairs.map(({ sv, en, why }) => [why, <Both key="good" sv={sv[0]} en={en[0]} />, <Both key="bad" sv={sv[1]} en={en[1]} />])}
  />
);
