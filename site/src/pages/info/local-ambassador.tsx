import { Alert, Section, Stack } from '@tand/ui';
import { Rich } from '../../app/Rich.tsx';
import { pagePicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** INFO-11 */
export default function LocalAmbassadorPage() {
  const copy = useCopy('localAmbassador');
  const notice = (key: 'closed' | 'closedAgain') => (
    <Alert tone="warning" role="note" title={copy(key).headline}>
      <p>
        <Rich>{copy(key).text}</Rich>
      </p>
    </Alert>
  );
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="local-ambassador"
      preview="localAmbassador"
      image={pagePicture('localAmbassador')}
      tone="pink"
    >
      <Section>
        <Stack gap={8}>
          {notice('closed')}
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} isSplit />
          ))}
          {notice('closedAgain')}
        </Stack>
      </Section>
    </TextPage>
  );
}
