import { InfoCard, type InfoCardProps } from '@tand/ui/components/InfoCard';

export interface GuestCardProps extends Omit<InfoCardProps, 'title' | 'kicker' | 'ratio' | 'band'> {
  /** The guest's name. */
  name: string;
  /** Role of the guest, such as judge, host or maker. */
  roleName: string;
}

/** A cosplay guest in a list, with a square portrait and a link to the presentation. */
export function GuestCard({ name, roleName, children, ...rest }: GuestCardProps) {
  return (
    <InfoCard ratio="1:1" title={name} {...rest} data-component="GuestCard" data-portrait="">
      <p>{roleName}</p>
      {children}
    </InfoCard>
  );
}
