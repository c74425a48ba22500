import { districts } from '@edition/lists/districts.ts';
import { DistrictCard, Grid, LinkArrow, Section, SectionHeader } from '@tand/ui';
import { labelPicture } from '../../app/pictures.ts';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';

/** The idea of the festival: seven districts, each a box of its own. */
export function Concept() {
  const lang = useLang();
  const { headline, preamble, cta, href } = useCopy('home')('concept');
  return (
    <Section aria-labelledby="districts">
      <SectionHeader title={headline} titleId="districts" lead={preamble} action={<LinkArrow href={href}>{cta}</LinkArrow>} />
      <Grid element="ul" columns={4} mobileColumns={2}>
        {districts.map(({ slug, name }) => (
          <li key={slug}>
            <DistrictCard name={name[lang]} href={`/universe/districts/${slug}`} image={labelPicture(slug)} />
          </li>
        ))}
        <li>
          <DistrictCard name={cta} href={href} image={scenePicture('map')} variant="map" />
        </li>
      </Grid>
    </Section>
  );
}
