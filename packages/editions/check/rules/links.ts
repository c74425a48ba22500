import { lineAfter, textsIn } from '../located.ts';
import type { Problem } from '../problem.ts';
import { goneRoutes, pathOf, routesOf } from '../routes.ts';
import { languages, saidInCopy, saidInNews } from '../said.ts';
import type { EditionSource, Place } from '../source.ts';

const place = /^\/schedule\?.*\bplace=(\d+)/;

/** @returns what is wrong with an internal address, if anything */
function addresses({ lists, before, news, schedule, edition }: EditionSource): (link: string) => string | undefined {
  const slugs = news.map(({ head }) => head.data.slug);
  // Entries of a previous year redirect to their list.
  const routes = new Set([routesOf(lists, slugs), ...before.map(goneRoutes)].flatMap(known => [...known]));
  const places = new Set(schedule.data.locations.map(({ id }) => id));
  return link => {
    const [, scheme, key = ''] = /^(ext|ticket):(.+)$/.exec(link) ?? [];
    if (scheme === 'ext') return Object.hasOwn(edition.links, key) ? undefined : `there is no link “${key}” in edition.ts`;
    if (scheme === 'ticket') return Object.hasOwn(edition.tickets.productGroups, key) ? undefined : `there is no product group “${key}”`;
    if (!link.startsWith('/') || /^\/files\/[\w-]+\.pdf$/.test(link)) return undefined;
    const id = place.exec(link)?.[1];
    if (id && !places.has(Number(id))) return `there is no place ${id} in the programme`;
    return routes.has(pathOf(link)) ? undefined : `${link} is no page`;
  };
}

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).concat(/^(\/|ext:|ticket:)\S*$/.test(text) ? [text] : []);
const isPicture = (link: string) => link.startsWith('/img/');

export function links(source: EditionSource): Problem[] {
  const { copy, lists, news, schedule, find, listFile } = source;
  const wrong = addresses(source);
  const problems: Problem[] = [];
  const add = (place: () => Place, link: string) => {
    const message = isPicture(link) ? undefined : wrong(link);
    if (message) problems.push({ rule: 'links', ...place(), message });
  };
  for (const lang of languages)
    for (const page of Object.values(copy[lang]))
      for (const { path, text: value } of textsIn(page.data)) for (const link of linksOf(value)) add(() => page.placeOf(path), link);
  for (const [index, item] of schedule.data.items.entries()) {
    if (item.routerLink) add(() => schedule.placeOf(['items', index, 'routerLink']), item.routerLink);
    for (const link of [item.signUp?.where, ...(item.hosts ?? []).map(({ href }) => href)])
      if (link) add(() => schedule.placeOf(['items', index]), link);
    if (!schedule.data.locations.some(({ id }) => id === item.location))
      problems.push({
        rule: 'links',
        ...schedule.placeOf(['items', index, 'location']),
        message: `there is no place ${item.location}`,
      });
  }
  for (const { head, text: whole } of news) {
    if (head.data.routerLink) add(() => ({ file: head.file, line: head.lineOf(['routerLink']) + 1 }), head.data.routerLink);
    for (const link of linksOf(whole))
      if (link.startsWith('/')) add(() => ({ file: head.file, line: lineAfter(whole, `(${link})`) }), link);
  }
  for (const [name, list] of Object.entries(lists))
    for (const { path, text: link } of textsIn(list))
      if (/^(routerLink|path|href|link)$/.test(String(path.at(-1)))) add(() => find(listFile(name), `'${link}'`), link);
  return [...problems, ...districtLinks(source), ...misnamed(source)];
}

function districtLinks({ lists, schedule, find }: EditionSource): Problem[] {
  const districts = lists.districts ?? [];
  const places = new Set(schedule.data.locations.map(({ id }) => id));
  const slugs = new Set<string>(districts.map(({ slug }) => slug));
  return [
    ...districts
      .filter(({ location }) => !places.has(location))
      .map(({ slug, location }) => ({
        rule: 'links',
        ...find('lists/districts.ts', `'${slug}'`, 'location:'),
        message: `${slug} is at place ${location}, which the programme does not have`,
      })),
    ...(lists.activities ?? []).flatMap(({ title, district }) =>
      !district || slugs.has(district)
        ? []
        : [
            {
              rule: 'links',
              ...find('lists/activities.ts', title.sv, `'${district}'`),
              message: `there is no district “${district}”`,
            },
          ],
    ),
  ];
}

/** Links to a district whose text names another place. */
function misnamed(source: EditionSource): Problem[] {
  const districts = new Map((source.lists.districts ?? []).map(({ slug, name }): [string, typeof name] => [slug, name]));
  const places = source.schedule.data.locations.map(({ name_sv: sv, name_en: en }) => ({ sv, en }));
  return [...saidInCopy(source), ...saidInNews(source)].flatMap(({ text, lang, place: placeOf }) =>
    [...text.matchAll(/\[([^\]]+)\]\(\/universe\/districts\/([\w-]+)\)/g)].flatMap(([, words = '', slug = '']) => {
      const name = districts.get(slug)?.[lang];
      const isOther = name && !words.includes(name) && places.some(one => words.includes(one[lang]));
      return isOther ? [{ rule: 'links', ...placeOf(), message: `“${words}” leads to ${name}` }] : [];
    }),
  );
}
