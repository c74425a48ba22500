import { InfoCard, type InfoCardProps } from '@tand/ui/components/InfoCard';
import { Stack } from '@tand/ui/foundations/Stack';
import { SocialLinks, type SocialProfileLink } from '@tand/ui/components/SocialLinks';

type Inherited = Omit<
  InfoCardProps,
  'title' | 'kicker' | 'ratio' | 'band' | 'href' | 'render' | 'isExternal' | 'actionText' | 'mobileLayout'
>;

export interface SellerCardProps extends Inherited {
  /** The seller's name. */
  name: string;
  /** Channels of the seller; without any there is no list. */
  profiles?: readonly SocialProfileLink[] | undefined;
  /** `links`: name of the list of channels. `newTab`: text after each link, for screen readers. */
  labels: { links: string; newTab: string };
}

/** A seller of the geek bazaar, with links to their channels. */
export function SellerCard({ name, profiles, labels, children, ...rest }: SellerCardProps) {
  return (
    <InfoCard title={name} {...rest} data-component="SellerCard">
      <Stack gap={4}>
        {children && <div>{children}</div>}
        {profiles && profiles.length > 0 && <SocialLinks profiles={profiles} labels={{ list: labels.links, newTab: labels.newTab }} />}
      </Stack>
    </InfoCard>
  );
}
