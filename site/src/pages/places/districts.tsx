import { accommodation } from '@edition/lists/accommodation.ts';
import { activities } from '@edition/lists/activities.ts';
import { cityPlaces, hidden } from '@edition/lists/city.ts';
import { districts } from '@edition/lists/districts.ts';
import { food } from '@edition/lists/food.ts';
import { Island } from '@tand/runtime/islands';
import { DistrictWall, TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { districtTiles, Head, scenePicture, shownText, useCopy, useLang, usePage, type LoadContext } from '#app';
import type { CityIslandProps } from '../../islands/city.tsx';
import { cityProgramme, type CityProgramme } from '../../data/cityProgramme.ts';

export async function load({ api, lang, now }: LoadContext): Promise<CityProgramme> {
  return cityProgramme(await api.schedule(), lang, now);
}

/** DISTRICT-1 */
export default function DistrictsPage() {
  const copy = useCopy('districts');
  const list = copy('list');
  return (
    <>
      <Head {...copy('meta')} />
      <City />
      <TitledSection {...headingOf('list', list)} titleSize="heading">
        <DistrictWall
          districts={districtTiles(useLang())}
          map={{ text: list.seat, href: '/tickets/seatbooking', image: scenePicture('scenes/seat-map') }}
        />
      </TitledSection>
      <TextBand
        band="wood"
        layout="columns"
        texts={withIds({ find: copy('find'), sit: copy('sit') }).map(text => ({ ...text, size: 'heading' as const }))}
      />
    </>
  );
}

const cards = new Map(
  [
    ...activities.map(({ slug, title, text, routerLink = '/activities' }) => ({ slug, name: title, text, href: routerLink })),
    ...food.map(({ slug, headline, paragraph }) => ({ slug, name: headline, text: paragraph, href: `/food/${slug}` })),
    ...accommodation.map(({ slug, headline, p }) => ({ slug, name: headline, text: p, href: `/accommodation/${slug}` })),
  ]
    .toReversed()
    .map(card => [card.slug, card]),
);

function City() {
  const lang = useLang();
  const copy = useCopy('districts');
  const placesIn = (slug: string) =>
    cityPlaces
      .filter(({ district }) => district === slug)
      .map(({ slug: id, background, district: _district, programme: _programme, ...own }) => {
        const { name, text, href } = { ...cards.get(id), ...own } as Required<NonNullable<ReturnType<typeof cards.get>>>;
        return { id, name: shownText(name, lang), text: shownText(text, lang), href, background };
      });
  const props: CityIslandProps = {
    headline: copy('headline'),
    preamble: copy('preamble'),
    districts: districts.map(({ slug, number, name, color, tagline, highlights, page: { band } }) => ({
      id: slug,
      number,
      name: shownText(name, lang),
      band: color,
      background: band,
      text: shownText(tagline, lang),
      href: `/universe/districts/${slug}`,
      facts: highlights.map(highlight => shownText(highlight, lang)),
      places: placesIn(slug),
    })),
    hidden: hidden.map(({ id, name, hint }) => ({ id, name: shownText(name, lang), hint: shownText(hint, lang) })),
    labels: copy('city'),
    programme: usePage<CityProgramme>(),
  };
  return <Island of="city" props={props} />;
}
