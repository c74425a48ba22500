// Built first: @tand/site
import { festivalPhase, localToInstant } from '@tand/festival';
import { expect, test } from 'vitest';
import { addresses, html } from '../support/app.ts';
import { on, shifted } from '../support/dates.ts';
import { copy, edition, languages, parse, programmeItem, secondary, type Lang } from '../support/site.ts';

const { ticketRelease, saleLastDays, doorsOpen, doorsClose } = edition.dates;
const never = '9999';
const { links, tickets } = edition;

/** Periods in which pages may link to external hosts, as the texts of the pages say. */
const periods: readonly [url: string, from: string, until: string][] = [
  [`${tickets.shopUrl}/(?:sv|en)/(?:day|parents)-`, ticketRelease, `${on(3)}T12:00`],
  [`${tickets.shopUrl}/(?:sv|en)/food-`, ticketRelease, `${on(-5)}T23:59`],
  [`${tickets.shopUrl}/`, ticketRelease, doorsOpen],
  [`${links['tournamentPlatform']}/cs2$`, ticketRelease, `${on(-12)}T23:59`],
  [`${links['tournamentPlatform']}/cs2-b`, ticketRelease, `${on(-1)}T23:59`],
  [`${links['tournamentPlatform']}/cs2/roster`, ticketRelease, `${on(-7)}T23:59`],
  [`${links['tournamentPlatform']}/(?:dota2|lol|fortnite)`, ticketRelease, `${on(-5)}T23:59`],
  [`${links['tournamentPlatform']}/pubg`, ticketRelease, `${on(-5)}T22:00`],
  [`${links['tournamentPlatform']}/geoguessr`, ticketRelease, `${on(0)}T15:00`],
  [`${links['tournamentPlatform']}/valorant-lan`, ticketRelease, `${on(0)}T19:00`],
  [`${links['tournamentPlatform']}/rocket-league`, ticketRelease, `${on(1)}T11:30`],
  [`${links['ecec']}`, ticketRelease, `${on(-12)}T22:00`],
  [`${links['aoeSignup']}`, ticketRelease, `${on(-2)}T23:59`],
  [`${links['cosplayForm']}`, ticketRelease, `${on(-1)}T23:59`],
  [`${links['accreditationForm']}`, '', `${on(-7)}T23:59`],
  [`${links['groupsForm']}`, '', doorsOpen],
  [`${links['crewForm']}`, '', doorsOpen],
  // The interest form, the form of the friends and the list of teams are always open.
  [`${links['signupForm']}|${links['friendsForm']}|${links['tournamentPlatform']}$`, '', never],
];
const watched = [tickets.shopUrl, 'https://forms.tand.example', links['tournamentPlatform']!, links['ecec']!];

function isAllowed(url: string, now: string): boolean {
  const found = periods.find(([pattern]) => new RegExp(`^(?:${pattern})`).test(url));
  return found !== undefined && now >= found[1] && now < found[2];
}

const moments = [
  shifted(ticketRelease, -60 * 24 * 40),
  shifted(ticketRelease, -1),
  ticketRelease,
  shifted(saleLastDays, -60 * 24 * 60),
  `${on(-11)}T12:00`,
  `${on(-4)}T12:00`,
  doorsOpen,
  `${on(1)}T15:00`,
  shifted(doorsClose, -30),
  shifted(doorsClose, 60 * 24 * 15),
];

/** Texts of a page that other texts replace in the phases `names`: `key@name` replaces `key`. */
async function replaced(lang: Lang, page: string, names: readonly string[]): Promise<string[]> {
  const texts: Record<string, unknown> = await copy(lang, page);
  const strings = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(strings) : [];
  const current = (key: string) => names.map(name => `${key}@${name}`).find(name => name in texts) ?? key;
  const keys = Object.keys(texts).filter(key => key.includes('@'));
  const shown = new Set(
    strings(
      Object.entries(texts)
        .filter(([key]) => current(key.split('@')[0]!) === key)
        .map(([, value]) => value),
    ),
  );
  return keys
    .map(key => key.split('@')[0]!)
    .flatMap(key => [key, ...keys.filter(one => one.startsWith(`${key}@`))].filter(one => one !== current(key)))
    .flatMap(key => strings(texts[key]))
    .filter(text => /^[^{*[]{20,}$/.test(text) && !shown.has(text));
}
/** Text of a page without scripts, which contain unused texts. Uses no parser: documents of all pages would fill the memory. */
const textOf = (served: string) => served.replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, '');
const namesOf = {
  'before-sale': ['before-sale'],
  'on-sale': [],
  'last-days': ['last-days'],
  'sold-out': [],
  during: ['during'],
  after: ['after', 'during'],
};
const sells = /innan du köper|before you buy|Köp (?:LAN-)?biljett|Buy a (?:LAN )?ticket/;
const timed = [
  'accommodation',
  'activities',
  'districts',
  'esports',
  'food',
  'geekBazaar',
  'home',
  'localAmbassador',
  'tickets',
  'ticketsBattlepass',
  'ticketsSeatbooking',
  'veizlaMega',
];

const all = Object.fromEntries(
  await Promise.all(
    languages.map(async lang => {
      const paths = await addresses(lang);
      const others = paths.filter(path => !programmeItem.test(path) && !secondary.test(path));
      return [lang, [...others, ...paths.filter(path => programmeItem.test(path)).slice(0, 3)]] as const;
    }),
  ),
) as Record<Lang, string[]>;

/** Slugs of the pages whose texts or links change. Pages with such links are found at the release, when every period has begun. */
const changing = new Set(timed.map(name => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)));
for (const path of all[languages[0]]) {
  const served = await html(path, { now: ticketRelease });
  if (watched.some(host => served.includes(host))) changing.add(path.slice(path.lastIndexOf('/') + 1));
}

/** Each moment is checked in one language, the end in all languages. All pages are checked only at the release and at the end. */
const end = moments.pop()!;
const looks = [
  ...moments.map((now, index) => [now, languages[now === ticketRelease ? 0 : index % languages.length]!] as const),
  ...languages.map(lang => [end, lang] as const),
];
const pagesAt = (now: string, lang: Lang) =>
  now === ticketRelease || now === end ? all[lang] : all[lang].filter(path => changing.has(path.slice(path.lastIndexOf('/') + 1)));

// FEST-6, TICKET-2
test.each(looks)('shows links and sentences in their periods only, at %s in %s', async (now, lang) => {
  const phase = festivalPhase(edition, localToInstant(now, edition.timeZone));
  const over = (await Promise.all(timed.map(async page => replaced(lang, page, namesOf[phase])))).flat();
  const wrong: string[] = [];
  for (const path of pagesAt(now, lang)) {
    const served = await html(path, { now });
    const urls = new Set(Array.from(served.matchAll(/https:\/\/[\w.-]+[^\s"'<>&\\]*/g), ([url]) => url));
    for (const url of urls) if (watched.some(host => url.startsWith(host)) && !isAllowed(url, now)) wrong.push(`${path}: ${url}`);
    const text = textOf(served);
    wrong.push(...over.filter(sentence => text.includes(sentence)).map(sentence => `${path}: ${sentence}`));
    if (now < saleLastDays && /\d\s(?:SÅLDA|SOLD)\b/.test(text)) wrong.push(`${path}: numbers sold`);
    // Texts of news stay as on their day of publication, except for their links.
    const selling = path.includes('/news/') ? (served.match(/<a\b[^>]*>[^]*?<\/a>/g) ?? []).map(textOf).join(' · ') : text;
    if (phase === 'after' && sells.test(selling)) wrong.push(`${path}: sells`);
  }
  expect(wrong).toEqual([]);
});

// FEST-6
test.each(languages)('says in a text in %s that the sale of a ticket or a registration is closed', async lang => {
  const { closedLinks } = await copy(lang, 'common');
  const info = parse(await html(`/${lang}/eventinfo`, { now: shifted(doorsClose, 60) }));
  expect(info.querySelector('#parking')!.closest('section')!.textContent).toContain(`(${closedLinks.after})`);
  const entry = parse(await html(`/${lang}/esports/tournaments/dota2`, { now: `${on(-4)}T12:00` }));
  expect(entry.querySelector('#entry')!.closest('section')!.textContent).toContain(closedLinks.entry.after.replaceAll('*', ''));
});
