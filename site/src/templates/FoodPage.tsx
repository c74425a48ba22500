import { BackLink, Grid, HighlightList, KeyValueList, Section, SectionHeader, Stack, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';
import { TextPage } from './TextPage.tsx';
import { TextColumns } from './TextColumns.tsx';

type MenuNamespace = 'foodFoodTrucks' | 'foodRestaurants' | 'foodKiosks';

export interface FoodPageProps {
  /** Namespace of its texts. */
  page: MenuNamespace | 'foodLanLounge';
  slug: 'lan-lounge' | 'food-trucks' | 'restaurants' | 'kiosks';
  tone: Band;
  /** What is served: the bands between the opening and the texts. */
  children: ReactNode;
}

/** A place to eat, ending with the way back to all food (SPEC 2.4, food). */
export function FoodPage({ page, slug, tone, children }: FoodPageProps) {
  const parent = { label: useCopy('common')('links').food, href: '/food' };
  const copy = useCopy(page);
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path={`food/${slug}`}
      image={page}
      parent={parent}
      tone={tone}
      picture={{ ...scenePicture(`scenes/${slug}`), alt: copy('imageAlt') }}
    >
      {children}
      <Section>
        <Stack gap={7}>
          <TextColumns sections={copy('sections')} />
          <p>
            <BackLink href="/food">{copy('back')}</BackLink>
          </p>
        </Stack>
      </Section>
    </TextPage>
  );
}

/** Where and when, and what to choose between. */
export function FoodMenu({ page }: { page: MenuNamespace }) {
  const copy = useCopy(page);
  const facts = copy('facts');
  const menu = copy('menu');
  return (
    <Section tone="wood" aria-labelledby="menu">
      <Grid columns={2} gap="loose">
        <div>
          <SectionHeader title={facts.headline} size="title" />
          <KeyValueList items={facts.items} />
        </div>
        <div>
          <SectionHeader title={menu.headline} titleId="menu" size="title" />
          <HighlightList highlights={menu.items.map(({ name, text }) => ({ title: name, text }))} />
        </div>
      </Grid>
    </Section>
  );
}
