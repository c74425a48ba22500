import { LinkArrow, Section, SectionHeader } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { FestivalMap as Map } from '../FestivalMap.tsx';

/** The hall from above, with the districts as links. */
export function FestivalMap() {
  const { headline, preamble, imageAlt, listLabel, cta, href } = useCopy('home')('map');
  return (
    <Section tone="wood" aria-labelledby="map">
      <SectionHeader title={headline} titleId="map" lead={preamble} action={<LinkArrow href={href}>{cta}</LinkArrow>} />
      <Map alt={imageAlt} label={listLabel} />
    </Section>
  );
}
