import { DistrictWall, TitledSection } from '@tand/ui-festival';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { wallOf } from '../../templates/districtWall.ts';

export function Concept() {
  const lang = useLang();
  const { headline, preamble, cta, href } = useCopy('home')('concept');
  const more = { text: cta, href };
  return (
    <TitledSection padding="compact" title={headline} titleId="districts" lead={preamble} more={more}>
      <DistrictWall districts={wallOf(lang)} map={{ ...more, image: scenePicture('map') }} />
    </TitledSection>
  );
}
