// Built first: @tand/site
import { entryPages, readCopy, readLists, type EntryKind } from '@tand/editions/node';
import { consentSections, creatorsHomeCount, creatorsListCount, cs2Prizes, newsHomeCount, shownCreators } from '@tand/festival';
import { beforeAll, expect, test } from 'vitest';
import { editionFolder } from '@tand/runtime/build/edition';
import { pages } from '../../site/src/sitemap.ts';
import { addresses, page as pageAt, usualMoment } from '../support/app.ts';
import { on } from '../support/dates.ts';
import { copy, edition, languages, type Lang } from '../support/site.ts';
import {
  count,
  filesMissing,
  hrefs,
  linksMissing,
  linksOf,
  missing,
  parts,
  section,
  sells,
  texts,
  type SpecPage,
} from '../support/spec.ts';

type Row = [path: string, has: string, read: (page: SpecPage) => unknown, right: unknown];

const lists = await readLists(editionFolder);
const words = readCopy('sv', editionFolder) as Record<string, any>;
const pathsOf = (kind: EntryKind) => entryPages(lists).flatMap(page => (page.kind === kind ? [`/${page.path}`] : []));
const tournament = (slug: string) => `esports/tournaments/${slug}`;
const linked = (blocks: readonly { links: readonly { path: string }[] }[]) => [
  ...new Set(blocks.flatMap(({ links }) => links.map(({ path }) => path))),
];
const creators = shownCreators(lists.creators, creatorsListCount);
/** Pages with a sale or a form that is closed at `usualMoment`: they are requested for ten days earlier. */
const closesEarly = new Set(['tickets', 'food', 'press']);
const newest = Math.min(newsHomeCount, (await addresses('sv')).filter(path => /^\/sv\/news\/[^/]+$/.test(path)).length);
const digits = (text: string) => /(\d[\d\s,\u00a0]*\d|\d)/.exec(text)?.[0].replace(/[\s,\u00a0]/g, '') ?? '';
const isClosed = (text: string) => /stäng|closed/.test(text);

function ways(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const inText = Array.from(value.matchAll(/\]\((\/[^)\s]*)\)/g), ([, href = '']) => href);
    return [...(/href$/i.test(key) && value.startsWith('/') ? [value] : []), ...inText]
      .map(way => way.replace(/[?#].*$/, ''))
      .filter(way => !way.startsWith('/files/'));
  }
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, inner]) => ways(inner, name)) : [];
}
const passing = /^(?:hero|notFound|noNews|gone|after|during|until|empty|doors|update|tickets)$/;
const lasting = (texts: object) => Object.fromEntries(Object.entries(texts).filter(([name]) => !passing.test(name)));

const layout: Row[] = [
  // NAV-1
  [
    'home',
    'the links and buttons of the bar',
    page =>
      [...page.document.querySelectorAll('[data-component=Navbar] > nav a, [data-component=Navbar] [data-component=Button]')].map(link =>
        link.getAttribute('href')!.slice(3),
      ),
    lists.navbar.map(({ path }) => path),
  ],
  // NAV-11
  [
    'home',
    'the blocks of the menu, and one with the profiles',
    page => page.document.querySelectorAll('header [data-component=Menu] nav p').length,
    lists.menu.length + 1,
  ],
  // NAV-11
  ['home', 'every page of the menu', linksOf('header Menu'), expect.arrayContaining(linked(lists.menu))],
  // NAV-14
  ['home', 'every page of the footer', linksOf('footer'), expect.arrayContaining(linked(lists.footer))],
  // NAV-14, NAV-15
  [
    'home',
    'the profiles in the footer, each in a new tab, and the link collection',
    page => [
      page.document.querySelectorAll('footer [data-component=SocialLinks] a[target=_blank]').length,
      page.document.querySelectorAll(`footer a[href="${edition.links.linkCollection}"]`).length,
    ],
    [edition.social.length, 1],
  ],
  // NAV-16
  [
    'home',
    'the current year in the copyright line',
    page => page.document.querySelector('footer')!.textContent.includes(`© ${usualMoment.slice(0, 4)}`),
    true,
  ],
];

const fronts: Row[] = [
  // HOME-1
  [
    'home',
    'its sections in order',
    // The ticket countdown depends on the date and is tested below.
    page => parts(page).filter(id => !/^_|-|^release$/.test(id)),
    'partners map news trailer creators districts battlepass ways instagram signup crew social contact'.split(' '),
  ],
  // HOME-1, HOME-2, HOME-4
  [
    'home',
    'a hero with a countdown, news, creators, info cards, battle pass levels, a film and pictures',
    count(
      'HomeHero',
      'HomeHero Countdown',
      `${section('news')} li`,
      'CreatorCard',
      `${section('ways')} InfoCard`,
      'BattlepassCard',
      'Embed[data-kind=video]',
      'ImageCarousel',
    ),
    [1, 1, newest, Math.min(creatorsHomeCount, creators.length), lists.infoCards.length, lists.battlepass.length, 1, 1],
  ],
  // HOME-3
  ['home', 'the links of the info cards, in their order', hrefs(section('ways')), lists.infoCards.map(({ href }) => href)],
  // HOME-4
  [
    'home',
    'links to the districts, and the profiles',
    page => [missing(...pathsOf('district'))(page), count('SocialLinks a')(page)],
    [[], [edition.social.length]],
  ],

  // TICKET-1
  [
    'tickets',
    'every ticket, a level of the battle pass and a countdown',
    count('TicketCard', 'Countdown', 'BattlepassCard'),
    [lists.tickets.length, 1, 1],
  ],
  // TICKET-1, TICKET-2
  [
    'tickets',
    'links to each kind of ticket at the shop, to food and to merchandise',
    page =>
      [...lists.tickets.flatMap(({ productGroup }) => productGroup ?? []), 'food', 'merchandise'].filter(group => !sells(group)(page)),
    [],
  ],
  // LOOKUP-1
  [
    'tickets/battlepass',
    'an explanation, the levels and the ticket lookup',
    page => [count('LookupForm', 'LookupForm input')(page), parts(page).filter(id => /^(?:explanation|battlepass)$/.test(id))],
    [
      [1, 2],
      ['explanation', 'battlepass'],
    ],
  ],
  // PASS-1
  [
    'tickets/battlepass',
    'the amounts of the levels',
    page => texts('BattlepassCard [data-part=amount]')(page).map(digits).map(Number),
    lists.battlepass.map(({ amount }) => amount),
  ],
  [
    'tickets/battlepass',
    'the reached levels lit, and the numbers of sold tickets',
    count(
      'BattlepassCard [data-part=front] [data-state=done], BattlepassCard [data-part=front] [data-state=now]',
      'BattlepassCard [data-part=sold]',
    ),
    [lists.battlepass.filter(({ enabled }) => enabled).length, lists.battlepass.filter(level => 'sold' in level).length],
  ],
  // TICKET-4
  [
    'tickets/seatbooking',
    'a plan of all districts, a ticket link and each question',
    page => [missing(...pathsOf('district'))(page), count('SeatPlan li[data-band]', 'details')(page), sells('lan')(page)],
    [[], [lists.districts.length, words['ticketsSeatbooking'].faq.items.length], true],
  ],
  // TICKET-5
  [
    'tickets/groups',
    'every section, and a link to an external form',
    page => [count('section[id]')(page)[0]! >= words['ticketsGroups'].sections.length, linksMissing('groupsForm')(page)],
    [true, []],
  ],

  // INFO-1
  [
    'about',
    'a quote, the sections #what and #who, the founders with channels, and a link to the venue',
    page => [count('Quote', '#what', '#who', 'ProfileCard', 'ProfileCard SocialLinks')(page), linksMissing('venue')(page)],
    [[1, 1, 1, lists.founders.length, lists.founders.length], []],
  ],
  // INFO-2
  [
    'contact',
    'each role with a hidden e-mail address, the chat and the profiles',
    page => [
      count(`${section('roles')} EmailLink`, 'a[href^=mailto]', `${section('social')} SocialLinks a`)(page),
      linksMissing('discord')(page),
    ],
    [[words['contact'].roles.items.length, 0, edition.social.length], []],
  ],
  // INFO-3
  [
    'faq',
    'every question, each with an id',
    count(...['general', 'tickets', 'lan', 'gaming', 'misc'].map(id => `${section(id)} details[id]`), 'details:not([id])'),
    [...['general', 'tickets', 'lan', 'gaming', 'misc'].map(id => words['faq'][id].items.length), 0],
  ],
  // INFO-3
  [
    'faq',
    'a map, the contact section, both consent forms',
    page => [
      count('Embed[data-kind=map]')(page),
      parts(page).includes('contact'),
      filesMissing('/files/parental-consent-sv.pdf', '/files/parental-consent-en.pdf')(page),
    ],
    [[1], true, []],
  ],
  // INFO-4
  ['crew', 'a button to an external form', linksMissing('crewForm'), []],
  // INFO-5
  [
    'friends',
    'every friend with emblem and external link',
    count(`${section('friends')} InfoCard`, `${section('friends')} InfoCard img`, `${section('friends')} a[target=_blank]`),
    [lists.friends.length, lists.friends.length, lists.friends.length],
  ],
  // INFO-5
  ['friends/makefriends', 'a link to an external form', linksMissing('friendsForm'), []],
  // INFO-6
  ['eventinfo', 'each concept picture', count('figure'), [words['eventinfo'].images.items.length]],
  // INFO-7
  [
    'signup',
    'an embedded form, and a link to it',
    page => [count('Embed[data-kind=form]')(page), linksMissing('signupForm')(page)],
    [[1], []],
  ],
  // INFO-8
  [
    'eventrules',
    'every section with an id, and a link to each',
    page => [[...page.document.querySelectorAll('main section[id]')].map(({ id }) => id), count('nav ol a[href^="#"]')(page)],
    [words['eventrules'].sections.map(({ id }: { id: string }) => id), [words['eventrules'].sections.length]],
  ],
  // INFO-8
  [
    'eventrules',
    'the date of the last change, and the form in the language of the page',
    page => [
      /Senast uppdaterad \d{1,2} \p{L}+ 20\d\d|Last updated \d{1,2} \p{L}+ 20\d\d/u.test(page.document.querySelector('main')!.textContent),
      filesMissing('/files/parental-consent-{lang}.pdf')(page),
    ],
    [true, []],
  ],
  // PAGE-4
  [
    'eventrules/consent',
    'each field of the consent, no form that sends it, and the file in the page’s language',
    page => [
      [...page.document.querySelectorAll('main input, main textarea')].map(field => field.getAttribute('name')),
      count('main form')(page),
      filesMissing('/files/parental-consent-{lang}.pdf')(page),
    ],
    [
      consentSections(group => words['consent'][group], edition.dates.days, 'sv').flatMap(({ rows }) =>
        rows.flatMap(({ fields }) => fields.map(({ name }) => name)),
      ),
      [0],
      [],
    ],
  ],
  // INFO-9
  [
    'press',
    'accreditation, a contact with a hidden e-mail address, logos to download',
    page => [
      linksMissing('accreditationForm')(page),
      count('EmailLink', 'a[href^=mailto]')(page),
      count('a[href*="/img/brand/wordmark"]')(page)[0]! > 0,
    ],
    [[], [1, 0], true],
  ],
  // INFO-10
  ['prize-policy', 'every section with a heading', count('section[id] h2'), [words['prizePolicy'].sections.length]],
  // INFO-11
  ['local-ambassador', 'two notices that applications are closed', page => texts('Alert')(page).map(isClosed), [true, true]],

  // FOOD-1, FOOD-2
  [
    'food',
    'every place, a film, the shop',
    page => [
      count(`${section('places')} InfoCard`, 'Embed[data-kind=video]')(page),
      missing(...pathsOf('food'))(page),
      sells('food')(page),
    ],
    [[lists.food.length, 1], [], true],
  ],
  // FOOD-2
  [
    'food/lan-lounge',
    'the facts of each day',
    page => parts(page).filter(id => id.endsWith('day')).length,
    words['foodLanLounge'].days.length,
  ],
  // STAY-1
  [
    'accommodation',
    'every way to stay, each with a picture for dense screens',
    page => [
      count(`${section('places')} InfoCard`, `${section('places')} img[srcset*=" 2x"]`)(page),
      missing(...pathsOf('accommodation'))(page),
    ],
    [[lists.accommodation.length, lists.accommodation.length], []],
  ],
  // STAY-2
  ['accommodation/cabins', 'a ticket link', sells('cabins'), true],
  // ACT-1
  [
    'activities',
    'a card and a link for every activity, and a note that more is to come',
    page => [count(`${section('list')} InfoCard`)(page), missing(...pathsOf('activity'))(page), parts(page).includes('more')],
    [[lists.activities.length], [], true],
  ],
  // ACT-2
  [
    'activities/console',
    'every format with its rules',
    count(`${section('formats')} Prose`, `${section('formats')} Prose li`),
    [
      words['activityConsole'].formats.items.length,
      words['activityConsole'].formats.items.flatMap(({ rules }: { rules: string[] }) => rules).length,
    ],
  ],
  // ACT-3
  ['activities/arcade', 'a link to the arcade hall', linksMissing('arcadeHall'), []],
  // ACT-4
  ['activities/saab', 'a film', count('Embed[data-kind=video]'), [1]],
  // ACT-5
  [
    'activities/geek-bazaar',
    'every seller with picture and channels, and a note that more is to come',
    page => [
      count(...['InfoCard', 'InfoCard img', 'InfoCard SocialLinks'].map(part => `${section('sellers')} ${part}`))(page),
      parts(page).includes('more'),
    ],
    [[lists.sellers.length, lists.sellers.length, lists.sellers.length], true],
  ],
  // ACT-6
  [
    'activities/veizla-mega',
    'tickets, contact and channels',
    page => [sells('warhammer')(page), count('EmailLink', 'SocialLinks')(page)],
    [true, [1, 1]],
  ],
  // GUEST-1
  [
    'activities/cosplay',
    'village, signup, activities, guests and contests',
    page => [
      ['village', 'signup', 'activities', 'guests', 'contests'].filter(id => !parts(page).includes(id)),
      linksMissing('cosplayForm')(page),
      count(`${section('guests')} InfoCard`, `${section('contests')} Card`)(page),
    ],
    [[], [], [lists.cosplayGuests.length, 2]],
  ],

  ...(['official', 'partner', 'community'] as const).map((group): Row => [
    'esports',
    `the ${group} tournaments in their order`,
    hrefs(`#${group} table`),
    lists.tournaments.flatMap(one => (one.group === group ? [one.link] : [])),
  ]),
  // ESPORT-1
  ['esports', 'the challenges', count('#challenges InfoCard'), [lists.challenges.length]],
  // ESPORT-2
  ['esports', 'the prize policy', missing('/prize-policy'), []],
  // ESPORT-4
  [tournament('valorant'), 'its teams', count(`${section('teams-headline')} li`), [lists.valorantTeams.length]],
  // ESPORT-5
  [
    tournament('aoe'),
    'an external sign-up, the tickets and a wiki',
    page => [linksMissing('aoeSignup', 'aoeWiki')(page), missing('/tickets')(page)],
    [[], []],
  ],
  // ESPORT-6
  [
    tournament('cs2'),
    'an update notice, and the times by day',
    page => [count('Alert')(page), count('#times-headline ~ *, ScheduleList')(page)[0]! > 1],
    [[1], true],
  ],

  // CREATOR-4, CREATOR-5, DISTRICT-2
  [
    'creators',
    'every creator with channels, and a note that applications are closed',
    page => [
      count('CreatorCard', 'CreatorCard SocialLinks')(page),
      missing(...pathsOf('creator'))(page),
      isClosed(texts(section('become-headline'))(page).join(' ')),
    ],
    [[creators.length, creators.length], [], true],
  ],
  // DISTRICT-1
  ['universe/districts', 'a map and all districts', page => [count('City')(page), missing(...pathsOf('district'))(page)], [[1], []]],
  ...['presenting', 'main', 'supporting', 'all'].map((tier): Row => [
    'partners',
    `every partner of the tier ${tier}`,
    count(`${section(`${tier}-partners`)} PartnerTile`),
    [lists.partners.filter(partner => partner.tier === tier).length],
  ]),
  // PARTNER-2
  ['partners', 'links to the pages of partners', missing(...pathsOf('partner')), []],
  // PARTNER-1, PARTNER-3
  [
    'partners',
    'a last tile without a link',
    page => [...page.document.querySelectorAll('main [data-component=PartnerTile]')].at(-1)!.tagName,
    'DIV',
  ],
  // PARTNER-4
  ['partners/elgiganten/deals', 'every advertisement', count('li img[src*="/deals/"]'), [lists.deals.length]],
];

const ofKind = {
  tournament: (page: SpecPage) => ({
    lacks: [
      'facts',
      'format-headline',
      'times-headline',
      'requirements-headline',
      'rules-headline',
      'prizes-headline',
      'entry-headline',
    ].filter(id => !parts(page).includes(id)),
    unlinked: missing('/esports', '/prize-policy')(page),
    isOutside: count('a[href^=https]')(page)[0]! > 0,
  }),
  district: (page: SpecPage, slug: string) => {
    const { highlights, page: own } = lists.districts.find(one => one.slug === slug)!;
    const doors = own?.doors ?? [];
    return {
      lacks: ['about-headline', 'own'].filter(id => !parts(page).includes(id)),
      unlinked: missing(...pathsOf('district'))(page),
      highlights: count('HighlightList li')(page)[0] === highlights.length,
      doors: count(`${section('activities')} InfoCard`)(page)[0]! >= doors.length,
      isIconThere: count(`img[src="/img/labels/${slug}.svg"]`)(page)[0]! > 0,
    };
  },
  partner: (page: SpecPage, slug: string) => {
    const { quotes = [] } = words[`partner${slug.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`];
    return {
      unlinked: missing('/partners')(page),
      isPictured: count('Picture img')(page)[0]! > 0,
      isQuoted: count('Quote')(page)[0] === quotes.length,
    };
  },
  food: (page: SpecPage) => ({
    isLedBack: [...page.document.querySelectorAll('main a')].at(-1)!.getAttribute('href') === `/${page.lang}/food`,
  }),
  accommodation: (page: SpecPage) => ({ unlinked: missing('/accommodation')(page) }),
  activity: (page: SpecPage) => ({ isPictured: count('img')(page)[0]! > 0 }),
  creator: (page: SpecPage) => ({ unlinked: missing('/creators')(page), isLinked: count('SocialLinks')(page)[0]! > 0 }),
} satisfies Record<EntryKind, (page: SpecPage, slug: string) => object>;
const entries = entryPages(lists);

const served = new Map<string, SpecPage>();
const key = (lang: Lang, path: string) => `/${lang}/${path}`;
const fixed = pages.filter(({ path, texts, isBare }) => !path.includes(':') && !isBare && Object.hasOwn(words, texts[0]!));

beforeAll(async () => {
  const paths = [...layout, ...fronts].map(([path]) => path);
  const guests = lists.cosplayGuests.map(({ slug }) => `activities/cosplay/presentation/${slug}`);
  for (const lang of languages) {
    for (const path of new Set([...paths, ...fixed.map(({ path }) => path), ...entries.map(({ path }) => path), ...guests])) {
      served.set(key(lang, path), {
        lang,
        document: await pageAt(key(lang, path), { now: closesEarly.has(path) ? `${on(-13)}T12:00` : usualMoment }),
      });
    }
  }
});

test.each([...layout, ...fronts])('serves %s with %s', (path, _, read, right) => {
  for (const lang of languages) expect({ lang, found: read(served.get(key(lang, path))!) }).toEqual({ lang, found: right });
});

// CREATOR-5, DISTRICT-2, DISTRICT-3, ESPORT-1, ESPORT-3, FOOD-2, PARTNER-3, STAY-2
test.each(entries)('serves $path with the content of its kind of page', ({ kind, slug, path }) => {
  for (const lang of languages) {
    const page = served.get(key(lang, path))!;
    const found = Object.entries({ isHeaded: count('h1')(page)[0] === 1, ...ofKind[kind](page, slug) });
    expect([lang, found.filter(([, value]) => value === false || (Array.isArray(value) && value.length > 0))]).toEqual([lang, []]);
  }
});

// DISTRICT-2
test.each(languages)("has a different heading in each district's own section in %s", lang => {
  const figures = pathsOf('district').map(path => texts(`${section('own')} h2`)(served.get(key(lang, path.slice(1)))!).join());
  expect(new Set(figures).size).toBe(lists.districts.length);
});

// GUEST-1, GUEST-2
test.each(lists.cosplayGuests)('serves the page of $slug with name, picture, text, channels and a link back', ({ slug, image }) => {
  for (const lang of languages) {
    const page = served.get(key(lang, `activities/cosplay/presentation/${slug}`))!;
    expect([count('h1', `img[src="${image}"]`, 'SocialLinks')(page), missing('/activities/cosplay')(page)]).toEqual([[1, 1, 1], []]);
    expect(count('Prose p')(page)[0]).toBeGreaterThan(1);
  }
});

// ACT-1, ACT-3, ESPORT-4, ESPORT-6, HOME-3, INFO-1, INFO-3, INFO-5, INFO-6, PAGE-6, STAY-2, TICKET-1
test.each(fixed)('links on $path to every page that its lasting copy names', ({ path, texts: [name] }) => {
  for (const lang of languages) expect([lang, missing(...ways(lasting(words[name!])))(served.get(key(lang, path))!)]).toEqual([lang, []]);
});

const prizeSum = (column: 'base' | 'extended') => cs2Prizes.reduce((all, { from, to, [column]: each }) => all + each * (to - from + 1), 0);

// ESPORT-7
test('lists in the prize table of CS2 the prize of each place, with the sums', () => {
  const paid = cs2Prizes.map(({ base, extended }) => [base, extended]);
  for (const lang of languages) {
    const [table] = served.get(key(lang, tournament('cs2')))!.document.querySelectorAll('[data-component=PrizeTable]');
    const rows = [...table!.querySelectorAll('tr')].map(row => [...row.querySelectorAll('th, td')].slice(1));
    expect(rows.slice(1).map(cells => cells.map(cell => Number(digits(cell.textContent))))).toEqual([
      ...paid,
      [prizeSum('base'), prizeSum('extended')],
    ]);
  }
});

// COUNT-3, HOME-1
test('shows on home, before the ticket release, the ticket countdown between news and trailer', async () => {
  const home = await pageAt('/sv/home', { now: `${on(-194)}T12:00` });
  const order = [...home.querySelectorAll('main h2')].map(({ id }) => id);
  expect(order.slice(order.indexOf('news'), order.indexOf('creators'))).toEqual(['news', 'release', 'trailer']);
  expect(home.querySelector('#release')!.textContent).toBe((await copy('sv', 'home')).tickets.headline);
});

// PAGE-7
test('begins each page but schedule and news with a picture that no other page has first', () => {
  const withoutHero = /^(?:schedule|news)(?:\/|$)/;
  const pictures = pages
    .filter(({ path, isUnlisted }) => !isUnlisted && !path.includes(':') && !withoutHero.test(path))
    .map(({ path }) => {
      const opening = served.get(key('sv', path))!.document.querySelector('main :is([data-component=City], [data-hero], section)');
      const image = [...(opening?.querySelectorAll('img') ?? [])].find(one => !one.closest('[data-only=night]'));
      return { path, src: image?.getAttribute('src') ?? 'none' };
    });
  expect(pictures.filter(({ src }, index) => src === 'none' || pictures.findIndex(other => other.src === src) !== index)).toEqual([]);
  expect(pictures.length).toBeGreaterThan(60);
});
