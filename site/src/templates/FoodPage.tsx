import { FoodPage as Pattern, type Band, type FoodPageDay, type FoodPageMenu } from '@tand/ui';
import { Head } from '../app/Head.tsx';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';
import { textsOf } from './copyParts.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

export interface FoodPageProps {
  /** Namespace of its texts. */
  page: 'foodFoodTrucks' | 'foodRestaurants' | 'foodKiosks' | 'foodLanLounge';
  slug: 'lan-lounge' | 'food-trucks' | 'restaurants' | 'kiosks';
  tone: Band;
  /** What is served: one menu for all days, or day by day. */
  menu?: FoodPageMenu;
  days?: readonly FoodPageDay[];
}

/** A place to eat: its texts in the pattern of its page (SPEC 2.4, food). */
export function FoodPage({ page, slug, tone, menu, days }: FoodPageProps) {
  const parent = { label: useCopy('common')('links').food, href: '/food' };
  const copy = useCopy(page);
  const meta = copy('meta');
  return (
    <>
      <Head {...meta} path={`food/${slug}`} image={page} />
      <Pattern
        headline={copy('headline')}
        preamble={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={tone}
        picture={{ ...scenePicture(`scenes/${slug}`), alt: copy('imageAlt') }}
        menu={menu}
        days={days}
        texts={textsOf(copy('sections'))}
        back={{ text: copy('back'), href: parent.href }}
      />
    </>
  );
}
