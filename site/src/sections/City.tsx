import { accommodation } from '@edition/lists/accommodation.ts';
import { activities } from '@edition/lists/activities.ts';
import { cityPlaces, hidden } from '@edition/lists/city.ts';
import { districts } from '@edition/lists/districts.ts';
import { food } from '@edition/lists/food.ts';
import { Island } from '@tand/runtime/islands';
import { useLoaderData } from 'react-router-dom';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import type { CityProgramme } from '../data/cityProgramme.ts';
import type { Loaded } from '@tand/runtime/data';
import type { CityIslandProps } from '../islands/city.tsx';

const cards = new Map(
  [
    ...activities.map(({ slug, title, text, routerLink = '/activities' }) => ({ slug, name: title, text, href: routerLink })),
    ...food.map(({ slug, headline, paragraph }) => ({ slug, name: headline, text: paragraph, href: `/food/${slug}` })),
    ...accommodation.map(({ slug, headline, p }) => ({ slug, name: headline, text: p, href: `/accommodation/${slug}` })),
  ]
    .toReversed()
    .map(card => [card.slug, card]),
);

/** The city with the headline of its page. */
export function City() {
  const lang = useLang();
  const copy = useCopy('districts');
  const placesIn = (slug: string) =>
    cityPlaces
      .filter(({ district }) => district === slug)
      .map(({ slug: id, ground, district: _district, programme: _programme, ...own }) => {
        const { name, text, href } = { ...cards.get(id), ...own } as Required<NonNullable<ReturnType<typeof cards.get>>>;
        return { id, name: name[lang], text: text[lang], href, ground };
      });
  const props: CityIslandProps = {
    headline: copy('headline'),
    preamble: copy('preamble'),
    districts: districts.map(({ slug, number, name, color, tagline, highlights, page: { tone } }) => ({
      id: slug,
      number,
      name: name[lang],
      tone: color,
      ground: tone,
      text: tagline[lang],
      href: `/universe/districts/${slug}`,
      facts: highlights.map(highlight => highlight[lang]),
      places: placesIn(slug),
    })),
    hidden: hidden.map(({ id, name, hint }) => ({ id, name: name[lang], hint: hint[lang] })),
    labels: copy('city'),
    programme: useLoaderData<Loaded<CityProgramme>>(),
  };
  return <Island of="city" props={props} />;
}
