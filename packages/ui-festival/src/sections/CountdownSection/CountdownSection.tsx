import type { ReactNode } from 'react';
import { Stack } from '@tand/ui/foundations/Stack';
import { Button } from '@tand/ui/components/Button';
import { Countdown, type CountdownProps } from '@tand/ui/components/Countdown';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';

export interface CountdownSectionProps extends Omit<SectionProps, 'title' | 'children'> {
  /** Heading above the digits. */
  title: string;
  /** Id of the heading, which names the section. */
  titleId: string;
  /** Sentence below the title. */
  lead?: ReactNode;
  /** Link next to the title, as a button. */
  action?: { text: string; href: string } | undefined;
  /** Instant to count down to, in epoch ms. */
  target: number;
  /** Text and link shown once the target is reached. */
  over?: { text: string; actionText: string; href: string } | undefined;
  /** Texts of the countdown. */
  labels: CountdownProps['labels'];
}

/** A band that counts down to an instant, and then shows `over`. */
export function CountdownSection({ title, titleId, lead, action, target, over, labels, band = 'striker', ...rest }: CountdownSectionProps) {
  return (
    <Section band={band} aria-labelledby={titleId} {...rest} data-component="CountdownSection">
      <SectionHeader title={title} titleId={titleId} lead={lead} actions={action && <Button href={action.href}>{action.text}</Button>} />
      <Countdown target={target} labels={labels} hasTarget>
        {over && (
          <Stack gap={4} align="start">
            <p>{over.text}</p>
            <Button href={over.href} tone="highlight">
              {over.actionText}
            </Button>
          </Stack>
        )}
      </Countdown>
    </Section>
  );
}
