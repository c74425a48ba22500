import { districts } from '@edition/lists/districts.ts';
import { BackLink, Button, Grid, Heading, HighlightList, Picture, Section, SectionHeader, Stack, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelPicture } from '../app/pictures.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { CopyFacts } from './CopyFacts.tsx';
import { DistrictWall } from './DistrictWall.tsx';
import { TextPage } from './TextPage.tsx';
import { TextBlock } from './TextBlock.tsx';
import { scenePicture } from '../app/scenePicture.ts';

export interface DistrictPageProps {
  /** Namespace of its texts. */
  page:
    | 'districtTokyoTown'
    | 'districtTiltedBlocks'
    | 'districtNeonDistrict'
    | 'districtMiragePalace'
    | 'districtStreamerAvenue'
    | 'districtRosaHelikopter'
    | 'districtQuietLan';
  slug: 'tokyo-town' | 'tilted-blocks' | 'neon-district' | 'mirage-palace' | 'streamer-avenue' | 'rosa-helikopter' | 'quiet-lan';
  tone: Band;
  /** Bands between the description and the other districts. */
  children?: ReactNode;
}

/** A district: headline and intro, icon and highlights, description, the way to all seven (SPEC 2.4). */
export function DistrictPage({ page, slug, tone, children }: DistrictPageProps) {
  const lang = useLang();
  const copy = useCopy(page);
  const labels = useCopy('districts')('district');
  const parent = { label: useCopy('common')('links').districts, href: '/universe/districts' };
  const { t } = useTranslation('districts');
  const { name, number, highlights, location } = districts.find(district => district.slug === slug)!;
  const { headline, paragraphs } = copy('description');
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path={`universe/districts/${slug}`}
      image={page}
      parent={parent}
      tone={tone}
      picture={{ ...scenePicture(`districts/${slug}`), alt: copy('imageAlt') }}
    >
      <Section aria-labelledby="highlights">
        <Grid columns={2} gap="loose" align="center">
          <Picture {...labelPicture(slug)} alt={t('district.labelAlt', { name: name[lang], number })} isFramed />
          <div>
            <SectionHeader title={labels.highlights} titleId="highlights" size="title" />
            <HighlightList highlights={highlights.map(highlight => highlight[lang])} />
          </div>
        </Grid>
      </Section>
      <Section tone="wood" aria-labelledby="about">
        <Grid columns={2} gap="loose" align="start">
          <Stack gap={5}>
            <Heading level={2} size="title" id="about">
              {headline}
            </Heading>
            <TextBlock paragraphs={paragraphs} />
          </Stack>
          <Stack gap={5}>
            <Heading level={2} size="heading">
              {labels.facts}
            </Heading>
            <CopyFacts facts={copy('facts')} />
            <p>
              <Button href={`/schedule?place=${location}`} variant="schedule">
                {labels.schedule}
              </Button>
            </p>
          </Stack>
        </Grid>
      </Section>
      {children}
      <Section aria-labelledby="all">
        <SectionHeader
          title={labels.others}
          titleId="all"
          lead={copy('nearby')}
          action={<BackLink href="/universe/districts">{labels.back}</BackLink>}
        />
        <DistrictWall current={slug} map={{ text: labels.back, href: '/universe/districts' }} />
      </Section>
    </TextPage>
  );
}
