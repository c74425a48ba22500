import type { activities } from '@edition/lists/activities.ts';
import { InfoCard } from '@tand/ui';
import { coverPicture } from '../app/pictures.ts';
import { useLang } from '../app/useLang.ts';

export interface ActivityCardProps {
  activity: (typeof activities)[number];
  /** Where it takes place, above the title. */
  place?: string | undefined;
}

/** An activity in a list: leads to a page of the site, else outside. */
export function ActivityCard({ activity: { title, text, image, alt, routerLink, url }, place }: ActivityCardProps) {
  const lang = useLang();
  return (
    <InfoCard
      title={title[lang]}
      href={routerLink ?? url}
      isExternal={!routerLink && url !== undefined}
      image={{ ...coverPicture(image), alt: alt[lang] }}
      ratio="16:9"
      kicker={place}
    >
      {text[lang]}
    </InfoCard>
  );
}
