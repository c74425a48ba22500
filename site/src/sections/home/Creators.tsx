import { creators } from '@edition/lists/creators.ts';
import { shownCreators } from '@tand/festival';
import { CreatorCard, Grid, LinkArrow, Section, SectionHeader } from '@tand/ui';
import { avatarPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';

const homeCreators = shownCreators(creators, 12);

/** The first twelve (SPEC 9). */
export function Creators() {
  const { headline, preamble, cta, href } = useCopy('home')('creators');
  return (
    <Section tone="pink" aria-labelledby="creators">
      <SectionHeader title={headline} titleId="creators" lead={preamble} action={<LinkArrow href={href}>{cta}</LinkArrow>} />
      <Grid element="ul" columns={6} mobileColumns={3}>
        {homeCreators.map(({ nick, image, slug }) => (
          <li key={nick}>
            <CreatorCard nick={nick} image={avatarPicture(image)} href={`/creators/${slug ?? encodeURIComponent(nick)}`} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
