import { accommodation } from '@edition/lists/accommodation.ts';
import { activities } from '@edition/lists/activities.ts';
import { cityPlaces, hidden } from '@edition/lists/city.ts';
import { districts } from '@edition/lists/districts.ts';
import { food } from '@edition/lists/food.ts';
import { City as Component, type CityPlace } from '@tand/ui-festival';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import world from 'virtual:city';
import { keepFound, useFound } from '../app/foundHidden.ts';
import { labelPicture } from '../app/pictures.ts';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { usePage } from '../app/usePage.ts';
import type { CityProgramme } from '../data/cityProgramme.ts';
import { useOnHere } from '../templates/useOnHere.ts';

const cards = new Map(
  [
    ...activities.map(({ slug, title, text, routerLink = '/activities' }) => ({ slug, name: title, text, href: routerLink })),
    ...food.map(({ slug, headline, paragraph }) => ({ slug, name: headline, text: paragraph, href: `/food/${slug}` })),
    ...accommodation.map(({ slug, headline, p }) => ({ slug, name: headline, text: p, href: `/accommodation/${slug}` })),
  ]
    .toReversed()
    .map(card => [card.slug, card]),
);

const pictures = {
  wide: ['sleeve', 'drawer'].map(name => ({ name, picture: scenePicture(name === 'drawer' ? 'map/drawer' : 'hero/sleeve') })),
  tall: ['sleeve', ...Object.keys(world.tall.layers).filter(name => name !== 'sleeve')].map(name => ({
    name,
    picture: scenePicture(`city/${name}`),
  })),
};

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const never = () => () => {};

/** The city (CITY-1); each stop has an address: /universe/districts#tokyo-town. */
export function City({ children }: { children: ReactNode }) {
  const lang = useLang();
  const copy = useCopy('districts')('city');
  const location = useLocation();
  // The first render has no hash, as on the server.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  const navigate = useNavigate();
  const found = useFound();
  const { data } = usePage<CityProgramme>();
  const onHere = useOnHere();
  const itemsOf = (stop: string) => onHere(data?.[stop] ?? []);

  const places = cityPlaces.map(({ slug, district, ground, ...own }): CityPlace & { district: string } => {
    const { name, text, href } = { ...cards.get(slug), ...own } as Required<NonNullable<ReturnType<typeof cards.get>>>;
    return {
      id: slug,
      district,
      name: name[lang],
      text: text[lang],
      href,
      cta: fill(copy.more, { name: name[lang] }),
      picture: scenePicture(`scenes/${slug}`),
      ground,
      items: itemsOf(slug),
    };
  });
  const areas = districts.map(({ slug, number, name, color, tagline, highlights, page: { tone } }) => ({
    id: slug,
    number,
    name: name[lang],
    tone: color,
    ground: tone,
    text: tagline[lang],
    href: `/universe/districts/${slug}`,
    cta: fill(copy.more, { name: name[lang] }),
    picture: scenePicture(`districts/${slug}`),
    label: labelPicture(slug),
    facts: highlights.map(highlight => highlight[lang]),
    items: itemsOf(slug),
    places: places.filter(({ district }) => district === slug),
  }));
  const stops = ['box', ...areas.map(({ id }) => id), ...places.map(({ id }) => id)];
  const asked = decodeURIComponent(hash.slice(1));
  const { left, found: foundText, ...labels } = copy;
  return (
    <Component
      world={world}
      pictures={pictures}
      districts={areas}
      stop={stops.includes(asked) ? asked : 'city'}
      onStop={(stop, how) =>
        void navigate(
          { hash: stop === 'city' ? '' : stop, search: location.search },
          { replace: how === 'replace', preventScrollReset: true },
        )
      }
      hidden={hidden.map(({ id, name, hint }) => ({
        id,
        name: name[lang],
        hint: hint[lang],
        picture: { src: `/img/city/find-${id}.svg`, width: 34, height: 34 },
      }))}
      found={found}
      onFind={keepFound}
      labels={{
        ...labels,
        left: count => left[Math.min(count, left.length - 1)]!,
        found: (name, count, all) => fill(foundText, { name, count, all }),
        again: (name, hint) => `${name}. ${hint}`,
      }}
    >
      {children}
    </Component>
  );
}
