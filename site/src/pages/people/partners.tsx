import type { PartnerTier } from '@tand/festival';
import { CallToAction, Grid, Section, SectionHeader, type Band } from '@tand/ui';
import { PageHeader, PartnersSection, TextFacts, TextSection } from '@tand/ui-festival';
import { coverPicture, emblemPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { partnerTiles } from '../../app/cards.ts';
import { Head } from '../../app/Head.tsx';
import { PhaseButton } from '../../app/PhaseButton.tsx';

/** PARTNER-1 */
export default function PartnersPage() {
  const copy = useCopy('partners');
  const { headline, text, cta, href } = copy('become');
  const figures = copy('figures');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        tone="yellow"
        image={{ ...coverPicture('/img/pages/partners.svg'), alt: '' }}
      />
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
          <TextFacts facts={figures.facts} />
        </Grid>
      </Section>
      <CallToAction
        title={headline}
        titleId="become"
        tone="pink"
        image={emblemPicture('maneki')}
        actions={<PhaseButton text={cta} href={href} />}
      >
        {text}
      </CallToAction>
    </>
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
