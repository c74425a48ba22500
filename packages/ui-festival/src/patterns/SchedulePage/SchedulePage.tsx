import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { VisuallyHidden } from '@tand/ui/foundations/VisuallyHidden';
import { Schedule, type ScheduleProps } from '@tand/ui/components/Schedule';

export interface SchedulePageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The heading. */
  title: string;
  /** The first paragraph, set larger. */
  lead: string;
  /** Whose time it is. */
  timesNote: string;
  /** The programme; null when there is none to show. */
  schedule: ScheduleProps | null;
  /** In place of a programme that could not be fetched. */
  failure?: ReactNode;
  /** Below the programme: calendar files, sharing, open data. */
  after?: ReactNode;
}

/** The programme of the festival: as wide as the window, at the top of it. What is said about it stands below. */
export function SchedulePage({ title, lead, timesNote, schedule, failure, after, ...rest }: SchedulePageProps) {
  return (
    <div data-component="SchedulePage" {...rest}>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {/* On paper it stands alone. */}
      {schedule && <Schedule data-print="only" {...schedule} />}
      <Section padding="compact">
        <Stack gap={6}>
          {schedule === null && failure}
          <Stack gap={4}>
            <Text size="lead" isMeasured>
              {lead}
            </Text>
            <Text>{timesNote}</Text>
          </Stack>
          {schedule && after}
        </Stack>
      </Section>
    </div>
  );
}
