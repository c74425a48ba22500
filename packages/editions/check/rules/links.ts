import { lineAfter, textsIn } from '../located.ts';
import { copyPassages, newsPassages } from '../passages.ts';
import { report, type Finding, type Place } from '../problem.ts';
import { goneRoutes, pathOf, routesOf } from '../routes.ts';
import type { EditionSource } from '../source.ts';
import { shownCopy } from './leftOut.ts';

function addresses({ lists, copy, before, news, schedule, edition }: EditionSource): (link: string) => string | undefined {
  const slugs = news.map(({ head }) => head.data.slug);
  const routes = new Set([routesOf(lists, copy.sv, slugs), ...before.map(goneRoutes)].flatMap(known => [...known]));
  const places = new Set(schedule.data.locations.map(({ id }) => id));
  return link => {
    const [, scheme, key = ''] = /^(ext|ticket):(.+)$/.exec(link) ?? [];
    if (scheme === 'ext') return Object.hasOwn(edition.links, key) ? undefined : `there is no link “${key}” in edition.ts`;
    if (scheme === 'ticket') return Object.hasOwn(edition.tickets.productGroups, key) ? undefined : `there is no product group “${key}”`;
    if (!link.startsWith('/') || /^\/img\/|^\/files\/[\w-]+\.pdf$/.test(link)) return undefined;
    const { place, day } = Object.fromEntries(new URL(link, edition.siteUrl).searchParams) as Record<string, string | undefined>;
    if (place && !places.has(Number(place))) return `there is no place ${place} in the programme`;
    if (Number(day) >= edition.dates.days.length) return `there is no day ${day}, as the festival has ${edition.dates.days.length}`;
    return routes.has(pathOf(link)) ? undefined : `${link} is not a page`;
  };
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).concat(/^(\/|ext:|ticket:)\S*$/.test(text) ? [text] : []);

type PlacedLink = readonly [link: string | undefined, place: () => Place];

const programmeLinks = ({ schedule }: EditionSource): PlacedLink[] =>
  schedule.data.items.flatMap(({ routerLink, signUp, hosts = [] }, index) =>
    [routerLink, signUp?.where, ...hosts.map(({ href }) => href)].map(link => {
      const path = ['items', index, ...(link === routerLink ? ['routerLink'] : [])];
      return [link, () => schedule.placeOf(path)] as const;
    }),
  );

const newsLinks = ({ news }: EditionSource): PlacedLink[] =>
  news.flatMap(({ head, text }) => [
    [head.data.routerLink, () => ({ file: head.file, line: head.lineOf(['routerLink']) })] as const,
    ...linksIn(text).map(link => [link, () => ({ file: head.file, line: lineAfter(text, `(${link})`) })] as const),
  ]);

const listLinks = ({ lists, listFile, find }: EditionSource): PlacedLink[] =>
  Object.entries(lists).flatMap(([name, list]) =>
    [...textsIn(list)]
      .filter(({ path }) => /^(routerLink|path|href|link)$/.test(String(path.at(-1))))
      .map(({ text }) => [text, () => find(listFile(name), `'${text}'`)] as const),
  );

const periodLinks = ({ edition, find }: EditionSource): PlacedLink[] =>
  Object.keys(edition.periods ?? {}).map(link => [link, () => find('edition.ts', `'${link}'`)] as const);

export function links(source: EditionSource): Finding[] {
  const messageOf = addresses(source);
  const inCopy = shownCopy(source).flatMap(({ text, place }) => linksIn(text).map(link => [link, place] as const));
  return [
    ...[...inCopy, ...programmeLinks(source), ...newsLinks(source), ...listLinks(source), ...periodLinks(source)].flatMap(([link, place]) =>
      link ? report(place, messageOf(link)) : [],
    ),
    ...placeIds(source),
    ...misnamed(source),
  ];
}

function placeIds(source: EditionSource): Finding[] {
  const { lists, schedule, find } = source;
  const { districts = [], activities = [] } = lists;
  const places = new Set(schedule.data.locations.map(({ id }) => id));
  const slugs = new Set<string>(districts.map(({ slug }) => slug));
  return [
    ...schedule.data.items.flatMap(({ location }, index) =>
      report(() => schedule.placeOf(['items', index, 'location']), !places.has(location) && `there is no place ${location}`),
    ),
    ...districts.flatMap(({ slug, location }) =>
      report(
        () => find('lists/districts.ts', `'${slug}'`, 'location:'),
        !places.has(location) && `${slug} is at place ${location}, which the programme does not have`,
      ),
    ),
    ...activities.flatMap(({ title, district }) =>
      report(
        () => find('lists/activities.ts', title.sv, `'${district}'`),
        district && !slugs.has(district) && `there is no district “${district}”`,
      ),
    ),
    ...copyPassages(source).flatMap(({ text, path, place }) => {
      const district = path.at(-1) === 'name' && /^districts\/(.+)/.exec(text)?.[1];
      return report(place, district && !slugs.has(district) && `there is no district “${district}”, whose picture is shown`);
    }),
  ];
}

function misnamed(source: EditionSource): Finding[] {
  const districts = new Map((source.lists.districts ?? []).map(({ slug, name }): [string, typeof name] => [slug, name]));
  const places = source.schedule.data.locations.map(({ name_sv: sv, name_en: en }) => ({ sv, en }));
  return [...copyPassages(source), ...newsPassages(source)].flatMap(({ text, lang, place }) =>
    [...text.matchAll(/\[([^\]]+)\]\(\/universe\/districts\/([\w-]+)\)/g)].flatMap(([, words = '', slug = '']) => {
      const name = districts.get(slug)?.[lang];
      const isOther = name && !words.includes(name) && places.some(one => words.includes(one[lang]));
      return report(place, isOther && `“${words}” leads to ${name}`);
    }),
  );
}
