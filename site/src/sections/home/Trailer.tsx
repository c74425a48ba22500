import { edition } from '@edition/edition.ts';
import { Picture, VideoEmbed } from '@tand/ui';
import { TitledSection } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';

const rows = scenePicture('districts/quiet-lan');

export function Trailer() {
  const { t } = useTranslation('common');
  const { headline, preamble, title, play } = useCopy('home')('trailer');
  const { trailer, trailerEmbed } = edition.links;
  return (
    <TitledSection tone="night" padding="compact" heading="start" title={headline} titleId="trailer" lead={preamble}>
      <VideoEmbed
        title={title}
        src={trailerEmbed}
        href={trailer}
        poster={<Picture src={rows.nightSrc} width={rows.width} height={rows.height} alt="" />}
        labels={{ newTab: t('newTab'), load: play, notice: t('embed.notice', { host: new URL(trailer).host }), direct: t('embed.direct') }}
      />
    </TitledSection>
  );
}
