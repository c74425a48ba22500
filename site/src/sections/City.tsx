import { accommodation } from '@edition/lists/accommodation.ts';
import { activities } from '@edition/lists/activities.ts';
import { cityPlaces, hidden } from '@edition/lists/city.ts';
import { districts } from '@edition/lists/districts.ts';
import { edition } from '@edition/edition.ts';
import { food } from '@edition/lists/food.ts';
import { instantToLocal, isoWithOffset } from '@tand/festival';
import { clockIn } from '@tand/ui';
import { City as Component, type CityItem, type CityPlace } from '@tand/ui-festival';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import world from 'virtual:city';
import { keepFound, useFound } from '../app/foundHidden.ts';
import { dayNames } from '../app/format.ts';
import { labelPicture } from '../app/pictures.ts';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';
import { useFestivalTime } from '../app/useFestivalTime.ts';
import { useLang } from '../app/useLang.ts';
import { usePage } from '../app/usePage.ts';
import type { CityEvent, CityProgramme } from '../data/cityProgramme.ts';

/** How many lines of the programme a panel shows beside what runs. */
const NEXT = 2;

/** What cards say of the places that have one. */
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

/** The city to enter (CITY-1), each stop at an address of its own: /universe/districts#tokyo-town. */
export function City({ children }: { children: ReactNode }) {
  const lang = useLang();
  const copy = useCopy('districts')('city');
  const location = useLocation();
  // The server knows no hash: the first render is its.
  const hash = useSyncExternalStore(
    never,
    () => location.hash,
    () => '',
  );
  const navigate = useNavigate();
  const found = useFound();
  const { data } = usePage<CityProgramme>();
  const itemsOf = useItems(data ?? {}, copy.until);

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

const localOf = (instant: number) => instantToLocal(instant, edition.timeZone);

/** What is on at a stop and what comes, in words; both follow the clock. */
function useItems(programme: CityProgramme, until: string): (stop: string) => CityItem[] {
  const lang = useLang();
  const now = useFestivalTime();
  const clock = (instant: number) => clockIn(localOf(instant).slice(11, 16), lang);
  const whenOf = ({ start, end }: CityEvent) => {
    if (start <= now) return fill(until, { time: clock(end) });
    const date = localOf(start).slice(0, 10);
    const day = edition.dates.days.some(one => one.date === date) ? dayNames(date, lang).shortName.split(' ')[0] : '';
    return `${day} ${clock(start)}`.trim();
  };
  return stop => {
    const list = (programme[stop] ?? []).filter(({ end }) => end > now);
    const running = list.filter(({ start }) => start <= now);
    return [...running.slice(0, 4), ...list.filter(({ start }) => start > now).slice(0, NEXT)].map(event => ({
      title: event.title,
      href: `/schedule/${encodeURIComponent(event.slug)}`,
      when: whenOf(event),
      dateTime: isoWithOffset(event.start, edition.timeZone),
      isOn: event.start <= now,
    }));
  };
}
