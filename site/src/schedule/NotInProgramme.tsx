import { Button, Heading, Section, Stack, Text } from '@tand/ui';
import { DataNotice } from '../app/DataNotice.tsx';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import type { PageState } from '../app/usePage.ts';

export interface NotInProgrammeProps {
  texts: { headline: string; text: string; cta: string };
  state: PageState;
}

/** Shown for an unknown item or place; with a retry when the programme could not be fetched. */
export function NotInProgramme({ texts: { headline, text, cta }, state }: NotInProgrammeProps) {
  const copy = useCopy('schedule');
  const isUnreachable = state.problem === 'unknown';
  return (
    <Section width="narrow">
      <Head title={headline} description={text} path="schedule" image="schedule" isHidden />
      <Stack gap={5}>
        <Heading level={1}>{isUnreachable ? copy('headline') : headline}</Heading>
        {isUnreachable ? <DataNotice hasData={false} {...state} subject="schedule" /> : <Text size="lead">{text}</Text>}
        <p>
          <Button href="/schedule">{cta}</Button>
        </p>
      </Stack>
    </Section>
  );
}
