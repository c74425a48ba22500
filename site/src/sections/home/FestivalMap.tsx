import { TitledSection } from '@tand/ui-festival';
import { useCopy } from '../../app/useCopy.ts';
import { FestivalMap as Map } from '../FestivalMap.tsx';

export function FestivalMap() {
  const { headline, preamble, imageAlt, listLabel, cta, href } = useCopy('home')('map');
  return (
    <TitledSection tone="wood" padding="compact" heading="over" title={headline} titleId="map" lead={preamble} more={{ text: cta, href }}>
      <Map alt={imageAlt} label={listLabel} />
    </TitledSection>
  );
}
