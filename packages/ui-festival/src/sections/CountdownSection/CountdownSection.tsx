import { Stack } from '@tand/ui/foundations/Stack';
import { Button } from '@tand/ui/components/Button';
import { Countdown, type CountdownProps } from '@tand/ui/components/Countdown';
import { SectionHeader } from '@tand/ui/components/SectionHeader';
import { Section, type SectionProps } from '@tand/ui/foundations/Section';
import type { TitledSectionProps } from '../TitledSection/index.ts';

export interface CountdownSectionProps
  extends
    Omit<SectionProps, 'title' | 'children'>,
    Pick<TitledSectionProps, 'title' | 'titleId' | 'lead'>,
    Pick<CountdownProps, 'target' | 'labels'> {
  /** Link next to the title, as a button. */
  action?: { text: string; href: string } | undefined;
  /** Text and link shown once the target is reached. */
  over?: { text: string; actionText: string; href: string } | undefined;
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
