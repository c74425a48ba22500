import { InfoCard, type InfoCardProps } from '@tand/ui/components/InfoCard';

export interface ActivityCardProps extends Omit<InfoCardProps, 'kicker' | 'ratio' | 'band'> {
  /** Name of the place, above the title. */
  place?: string | undefined;
}

/** An activity in a list, with a link to a page, to another site, or without a link. */
export function ActivityCard({ place, ...rest }: ActivityCardProps) {
  return <InfoCard kicker={place} {...rest} data-component="ActivityCard" />;
}
