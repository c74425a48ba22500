import { InfoCard, type InfoCardProps } from '@tand/ui/components/InfoCard';

export interface TournamentCardProps extends Omit<InfoCardProps, 'kicker' | 'band'> {}

/** A tournament in a list, in a card that links to its page; a secret challenge has none. */
export function TournamentCard({ ratio = '16:9', ...rest }: TournamentCardProps) {
  return <InfoCard ratio={ratio} {...rest} data-component="TournamentCard" />;
}
