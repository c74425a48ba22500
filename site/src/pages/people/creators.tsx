import { creators } from '@edition/lists/creators.ts';
import { creatorsListCount, findBySlug, indexOfNick, shownCreators } from '@tand/festival';
import { CreatorsPage as Pattern } from '@tand/ui-festival';
import { useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Head } from '../../app/Head.tsx';
import { avatarPicture } from '../../app/pictures.ts';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { factsOf } from '../../templates/copyParts.tsx';
import { profilesOf } from '../../templates/profilesOf.ts';
import { TextBlock } from '../../templates/TextBlock.tsx';
import { UnknownPage } from '../../templates/UnknownPage.tsx';

/** CREATOR-1, CREATOR-3 */
const listed = shownCreators(creators, creatorsListCount);

type Entry = (typeof listed)[number];

/** A nick in the address scrolls to its card; for an unknown one the page says so (CREATOR-2, ROUTE-8). */
export default function CreatorsPage() {
  const { nick } = useParams();
  if (nick === undefined) return <Overview />;
  const focused = listed[indexOfNick(listed, nick)] ?? findBySlug(listed, nick);
  return focused ? <Overview focused={focused} /> : <Unknown />;
}

function Overview({ focused }: { focused?: Entry }) {
  const lang = useLang();
  const copy = useCopy('creators');
  const common = useCopy('common');
  const { t } = useTranslation('creators');
  const list = copy('list');
  const meet = copy('meet');
  const become = copy('become');
  return (
    <>
      <Head {...copy('meta')} path="creators" image="creators" />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        tone="pink"
        image={{ ...scenePicture('scenes/creators'), alt: copy('imageAlt') }}
        focused={focused?.nick}
        list={{
          title: list.headline,
          lead: list.preamble,
          creators: listed.map(creator => ({
            nick: creator.nick,
            image: avatarPicture(creator.image),
            line: creator.line[lang],
            href: creator.slug && `/creators/${creator.slug}`,
            profiles: profilesOf(creator, common('social').names),
          })),
        }}
        meet={{
          title: meet.headline,
          text: <TextBlock paragraphs={meet.paragraphs} />,
          facts: factsOf(meet.facts),
          more: { text: meet.cta, href: meet.href },
        }}
        become={{
          title: become.headline,
          text: <TextBlock paragraphs={become.paragraphs} />,
          more: { text: become.cta, href: become.href },
        }}
        labels={{ channels: name => t('labels.channels', { name }), newTab: common('newTab') }}
      />
    </>
  );
}

function Unknown() {
  return <UnknownPage {...useCopy('creators')('notFound')} path="creators" image="creators" />;
}
