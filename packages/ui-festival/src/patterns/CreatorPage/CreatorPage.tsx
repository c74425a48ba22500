import { SocialLinks, type SocialLinksProps } from '@tand/ui/components/SocialLinks';
import { ActivityPage, type ActivityPageProps } from '../ActivityPage/index.ts';

export interface CreatorPageProps extends Omit<ActivityPageProps, 'actions'> {
  /** Channels in order. */
  profiles: SocialLinksProps['profiles'];
  /** Name of the list of channels, and what is said of new tabs. */
  labels: SocialLinksProps['labels'];
}

/** A creator's page: portrait and channels, facts, presentation, further links. */
export function CreatorPage({ profiles, labels, image, ...rest }: CreatorPageProps) {
  return (
    <ActivityPage
      data-component="CreatorPage"
      {...rest}
      image={image && { ...image, isFramed: true }}
      actions={profiles.length > 0 && <SocialLinks variant="names" profiles={profiles} labels={labels} />}
    />
  );
}
