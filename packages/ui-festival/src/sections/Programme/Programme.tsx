import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Section } from '@tand/ui/foundations/Section';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import { Schedule, type ScheduleProps } from '@tand/ui/components/Schedule';
import type { PageHeaderProps } from '../PageHeader/index.ts';

export interface ProgrammeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'>, Pick<PageHeaderProps, 'title' | 'lead'> {
  /** Note on the time zone. */
  timesNote: string;
  /** Props of the programme. */
  schedule: ScheduleProps;
  /** Content below the programme. */
  after?: ReactNode;
}

/** The programme over the full width, with texts below. */
export function Programme({ title, lead, timesNote, schedule, after, ...rest }: ProgrammeProps) {
  return (
    <div data-component="Programme" {...rest}>
      <Schedule data-print="only" title={title} {...schedule} />
      <Section padding="compact">
        <Stack gap={6}>
          <Stack gap={4}>
            <Text size="lead" isMeasured>
              {lead}
            </Text>
            <Text>{timesNote}</Text>
          </Stack>
          {after}
        </Stack>
      </Section>
    </div>
  );
}
