import { Quote, Section, SectionHeader } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { ActivityPage } from '../../templates/ActivityPage.tsx';

export default function ArcaneGamePage() {
  const { headline, preamble, lines } = useCopy('arcaneGame')('clue');
  return (
    <ActivityPage>
      <Section tone="striker" aria-labelledby="clue">
        <SectionHeader title={headline} titleId="clue" lead={preamble} />
        <Quote>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </Quote>
      </Section>
    </ActivityPage>
  );
}
