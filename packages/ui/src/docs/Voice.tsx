import { DoDont } from './DoDont.tsx';

export interface VoicePair {
  sv: [good: string, bad: string];
  en: [good: string, bad: string];
  why: string;
}

export function VoicePairs({ pairs }: { pairs: VoicePair[] }) {
  return pairs.map(({ sv, en, why }) => (
    <DoDont
      key={why}
      titles={['Så här · Like this', 'Inte så · Not like this']}
      good={
        <>
          <p lang="sv">{sv[0]}</p>
          <p lang="en">{en[0]}</p>
          <p>
            <small>{why}</small>
          </p>
        </>
      }
      bad={
        <>
          <p lang="sv">{sv[1]}</p>
          <p lang="en">{en[1]}</p>
        </>
      }
    />
  ));
}
