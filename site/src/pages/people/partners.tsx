import type { PartnerTier } from '@tand/festival';
import { CallToAction, Grid, Section, SectionHeader, type Band } from '@tand/ui';
import { PartnersSection } from '@tand/ui-festival';
import { coverPicture, emblemPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { CopyFacts } from '../../templates/CopyFacts.tsx';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { partnerTiles } from '../../templates/partnerTiles.ts';
import { TextPage } from '../../templates/TextPage.tsx';
import { TextSection } from '../../templates/TextSection.tsx';

/** PARTNER-1 */
export default function PartnersPage() {
  const copy = useCopy('partners');
  const { headline, text, cta, href } = copy('become');
  const figures = copy('figures');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="partners"
      preview="partners"
      tone="yellow"
      image={{ ...coverPicture('/img/pages/partners.svg'), alt: '' }}
    >
      <Tier tier="presenting" tone="wood" columns={1} isLarge />
      <Tier tier="main" tone="paper" columns={3} isLarge />
      <Tier tier="supporting" tone="blue" columns={4} />
      <Tier tier="all" tone="wood" columns={4} />
      <Section>
        <TextSection id="how" {...copy('how')} isSplit />
      </Section>
      <Section tone="wood" aria-labelledby="figures">
        <Grid columns={2} align="start">
          <SectionHeader title={figures.headline} titleId="figures" size="title" />
          <CopyFacts facts={figures.facts} />
        </Grid>
      </Section>
      <CallToAction
        title={headline}
        titleId="become"
        tone="pink"
        image={emblemPicture('maneki')}
        actions={<CopyButton text={cta} href={href} />}
      >
        {text}
      </CallToAction>
    </TextPage>
  );
}

interface TierProps {
  tier: PartnerTier;
  tone: Band;
  columns: 1 | 3 | 4;
  isLarge?: boolean;
}

function Tier({ tier, tone, columns, isLarge = false }: TierProps) {
  const { headline, preamble } = useCopy('partners')('tiers')[tier];
  return (
    <PartnersSection
      tone={tone}
      title={headline}
      titleId={`${tier}-partners`}
      titleSize="title"
      lead={preamble}
      walls={[{ id: tier, columns, size: isLarge ? 'large' : 'base', partners: partnerTiles(tier) }]}
    />
  );
}
