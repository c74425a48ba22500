import { Button, Heading, Section, Stack, Text } from '@tand/ui';
import { DataNotice } from '../app/DataNotice.tsx';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import type { PageState } from '../app/usePage.ts';

export interface NotInProgrammeProps {
  /** What is said when the programme is there and names no such thing. */
  texts: { headline: string; text: string; cta: string };
  state: PageState;
}

/** An address that names nothing in the programme, or of which nobody knows, as the programme cannot be fetched: then another try is offered. */
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
