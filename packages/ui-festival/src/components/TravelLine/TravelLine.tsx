import type { ComponentPropsWithRef } from 'react';
import { requireProps } from '@tand/ui/styles';
import { Heading } from '@tand/ui/foundations/Heading';
import { Stack } from '@tand/ui/foundations/Stack';
import { Text } from '@tand/ui/foundations/Text';
import type { TextSectionProps } from '../TextSection/index.ts';
import { TravelLineStop } from './TravelLine.styles.ts';

export interface TravelStop {
  headline: string;
  text: string;
  /** Way to the next stop. */
  leg?: string;
}

export interface TravelLineProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'id'>, Pick<TextSectionProps, 'id' | 'headline'> {
  /** Stops from the first to the last. */
  stops: readonly TravelStop[];
}

/** Stops of a journey, and the ways between them. */
export function TravelLine({ id, headline, stops, ...rest }: TravelLineProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('TravelLine', { stops });
  return (
    <section data-component="TravelLine" id={id} aria-labelledby={`${id}-headline`} {...rest}>
      <Stack gap={5}>
        <Heading level={2} size="heading" id={`${id}-headline`}>
          {headline}
        </Heading>
        <Stack element="ol" gap={0}>
          {stops.map(stop => (
            <TravelLineStop key={stop.headline}>
              <Heading level={3}>{stop.headline}</Heading>
              <Text>{stop.text}</Text>
              {stop.leg && <Text size="pixel">{stop.leg}</Text>}
            </TravelLineStop>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
