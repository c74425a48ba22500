import type { activities } from '@edition/lists/activities.ts';
import { ActivityCard as Card } from '@tand/ui-festival';
import { cardPicture } from '../app/pictures.ts';
import { useLang } from '@tand/runtime/i18n';

export interface ActivityCardProps {
  activity: (typeof activities)[number];
  place?: string | undefined;
}

/** Links to a page of the site, else outside. */
export function ActivityCard({ activity: { title, text, image, alt, routerLink, url }, place }: ActivityCardProps) {
  const lang = useLang();
  return (
    <Card
      title={title[lang]}
      href={routerLink ?? url}
      isExternal={!routerLink && url !== undefined}
      image={{ ...cardPicture(image), alt: alt[lang] }}
      place={place}
    >
      {text[lang]}
    </Card>
  );
}
