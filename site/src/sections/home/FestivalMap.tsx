import { districts } from '@edition/lists/districts.ts';
import { LinkArrow, Picture, Section, SectionHeader, Stack } from '@tand/ui';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';

/** The hall from above, and a list of its districts for those who cannot see or hold the picture. */
export function FestivalMap() {
  const lang = useLang();
  const { headline, preamble, imageAlt, listLabel, cta, href } = useCopy('home')('map');
  return (
    <Section tone="wood" aria-labelledby="map">
      <SectionHeader title={headline} titleId="map" lead={preamble} action={<LinkArrow href={href}>{cta}</LinkArrow>} />
      <Stack gap={6}>
        <Picture {...scenePicture('map')} alt={imageAlt} />
        <Stack element="ul" direction="row" gap={5} aria-label={listLabel}>
          {districts.map(({ slug, name }) => (
            <li key={slug}>
              <LinkArrow href={`/universe/districts/${slug}`} direction="none">
                {name[lang]}
              </LinkArrow>
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
