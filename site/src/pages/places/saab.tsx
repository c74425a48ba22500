import { edition } from '@edition/edition.ts';
import { Picture, Section, SectionHeader, VideoEmbed } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { coverPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { ActivityPage } from '../../templates/ActivityPage.tsx';

/** ACT-4 */
export default function SaabPage() {
  return (
    <ActivityPage>
      <Film />
    </ActivityPage>
  );
}

function Film() {
  const { title, text, posterAlt } = useCopy('activitySaab')('video');
  const { playVideo } = useCopy('activities')('labels');
  const { saabVideo, saabVideoEmbed } = edition.links;
  const { t } = useTranslation('common');
  return (
    <Section tone="yellow" width="narrow" aria-labelledby="film">
      <SectionHeader title={title} titleId="film" size="title" lead={text} />
      <VideoEmbed
        title={title}
        src={saabVideoEmbed}
        href={saabVideo}
        poster={<Picture {...coverPicture('/img/activities/saab.svg')} alt={posterAlt} />}
        labels={{
          load: playVideo,
          notice: t('embed.notice', { host: new URL(saabVideo).host }),
          direct: t('embed.direct'),
          newTab: t('newTab'),
        }}
      />
    </Section>
  );
}
