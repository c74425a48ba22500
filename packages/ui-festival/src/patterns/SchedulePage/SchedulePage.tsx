import type { ReactNode } from 'react';
import { Heading } from '@tand/ui/foundations/Heading';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { Schedule, type ScheduleProps } from '@tand/ui/components/Schedule';

export interface SchedulePageProps extends Omit<SectionProps, 'title' | 'children'> {
  headline: string;
  preamble: string;
  /** Whose time it is. */
  timesNote: string;
  /** The programme; null when there is none to show. */
  schedule: ScheduleProps | null;
  /** In place of a programme that could not be fetched. */
  failure?: ReactNode;
  /** Between the heading and the programme: received picks, what is on now. */
  before?: ReactNode;
  /** Below the programme: calendar files, sharing, open data. */
  after?: ReactNode;
}

/** The programme of the festival on blue, which always means when. */
export function SchedulePage({
  headline,
  preamble,
  timesNote,
  schedule,
  failure,
  before,
  after,
  tone = 'blue',
  ...rest
}: SchedulePageProps) {
  return (
    <Section tone={tone} padding="compact" {...rest} data-component="SchedulePage">
      <Stack gap={6}>
        <Stack gap={4}>
          <Heading level={1}>{headline}</Heading>
          <Text size="lead" isMeasured>
            {preamble}
          </Text>
          <Text>{timesNote}</Text>
        </Stack>
        {schedule === null ? (
          failure
        ) : (
          <>
            {before}
            <Schedule {...schedule} />
            {after}
          </>
        )}
      </Stack>
    </Section>
  );
}
