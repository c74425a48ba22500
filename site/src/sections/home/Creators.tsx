import { creators } from '@edition/lists/creators.ts';
import { creatorsHomeCount, shownCreators } from '@tand/festival';
import { CreatorsSection } from '@tand/ui-festival';
import { avatarPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';

/** HOME-2 */
const homeCreators = shownCreators(creators, creatorsHomeCount).map(({ nick, image, slug }) => ({
  nick,
  image: avatarPicture(image),
  href: `/creators/${slug ?? encodeURIComponent(nick)}`,
}));

export function Creators() {
  const { headline, preamble, cta, href } = useCopy('home')('creators');
  return (
    <CreatorsSection
      padding="compact"
      heading="end"
      title={headline}
      titleId="creators"
      lead={preamble}
      more={{ text: cta, href }}
      creators={homeCreators}
    />
  );
}
