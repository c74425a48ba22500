import { Alert, Section, Stack } from '@tand/ui';
import { RichText, TextSection } from '@tand/ui-festival';
import { PageTop, useCopy } from '#app';

/** INFO-11 */
export default function LocalAmbassadorPage() {
  const copy = useCopy('localAmbassador');
  const notice = (key: 'closed' | 'closedAgain') => (
    <Alert tone="warning" role="note" title={copy(key).headline}>
      <p>
        <RichText>{copy(key).text}</RichText>
      </p>
    </Alert>
  );
  return (
    <>
      <PageTop />
      <Section>
        <Stack gap={8}>
          {notice('closed')}
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} isSplit />
          ))}
          {notice('closedAgain')}
        </Stack>
      </Section>
    </>
  );
}
