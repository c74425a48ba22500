import { districts } from '@edition/lists/districts.ts';
import { DistrictPage as Pattern, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Head } from '../app/Head.tsx';
import { labelPicture } from '../app/pictures.ts';
import { Rich } from '../app/Rich.tsx';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { wallOf } from './districtWall.ts';
import { TextBlock } from './TextBlock.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

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

/** A district: its texts, its place in the list and the way to all seven, in the pattern of its page (SPEC 2.4). */
export function DistrictPage({ page, slug, tone, children }: DistrictPageProps) {
  const lang = useLang();
  const copy = useCopy(page);
  const labels = useCopy('districts')('district');
  const overview = { text: labels.back, href: '/universe/districts' };
  const { t } = useTranslation('districts');
  const { name, number, highlights, location } = districts.find(district => district.slug === slug)!;
  const { headline, paragraphs } = copy('description');
  const meta = copy('meta');
  const breadcrumbs = useBreadcrumbs({ label: useCopy('common')('links').districts, href: overview.href }, meta.title);
  return (
    <>
      <Head {...meta} path={`universe/districts/${slug}`} image={page} />
      <Pattern
        headline={copy('headline')}
        preamble={copy('preamble')}
        breadcrumbs={breadcrumbs}
        tone={tone}
        picture={{ ...scenePicture(`districts/${slug}`), alt: copy('imageAlt') }}
        label={{ ...labelPicture(slug), alt: t('district.labelAlt', { name: name[lang], number }) }}
        highlights={{ title: labels.highlights, items: highlights.map(highlight => highlight[lang]) }}
        about={{ title: headline, text: <TextBlock paragraphs={paragraphs} /> }}
        facts={{ title: labels.facts, items: copy('facts').map(({ term, text }) => ({ label: term, value: <Rich>{text}</Rich> })) }}
        schedule={{ text: labels.schedule, href: `/schedule?place=${location}` }}
        others={{
          title: labels.others,
          lead: copy('nearby'),
          back: overview,
          districts: wallOf(lang),
          current: slug,
          map: { ...overview, image: scenePicture('map') },
        }}
      >
        {children}
      </Pattern>
    </>
  );
}
