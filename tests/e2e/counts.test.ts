import { battlepass } from '@edition/lists/battlepass.ts';
import { partners } from '@edition/lists/partners.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { articlePaths, copy, edition, languages, parse, type Lang } from '../support/site.ts';
import { on } from '../support/dates.ts';
import { count, filesMissing, lacking, linksOf, missing, parts, section, sells, texts, type SpecPage } from '../support/spec.ts';

// What stands on which page (docs/specification/pages.md), as the pages are served: page, what it has, how it is read, what is right.
type Row = [path: string, has: string, read: (page: SpecPage) => unknown, right: unknown];

const districts = 'tokyo-town tilted-blocks neon-district mirage-palace streamer-avenue rosa-helikopter quiet-lan'.split(' ');
const districtLinks = districts.map(slug => `/universe/districts/${slug}`).join(' ');
const tournaments = 'cs2 dota2 valorant-lan lol pubg fortnite geoguessr ECEC valorant goals cod aoe rocket-league'.split(' ');
const tiers = ['presenting', 'main', 'supporting', 'all'];
const tournamentPage = (slug: string) => `esports/tournaments/${slug}`;
/** Twelve, or all that a young edition has. */
const newest = Math.min(12, (await articlePaths('sv')).length);
const bazaar = { sv: await copy('sv', 'geekBazaar'), en: await copy('en', 'geekBazaar') };
const hrefs = (selector: string) => linksOf(`main ${selector}`);
const anchors = (selector: string) => (page: SpecPage) => [...page.document.querySelectorAll(selector)].map(({ id }) => id);
const digits = (page: SpecPage) =>
  [...page.document.querySelectorAll('[data-component=PrizeTable]')].map(table =>
    [...table.querySelectorAll('tr')].map(row =>
      [...row.querySelectorAll('th, td')]
        .map(cell => /(\d[\d\s,\u00a0]*\d|\d)/.exec(cell.textContent)?.[0].replace(/[\s,\u00a0]/g, '') ?? '')
        .slice(1),
    ),
  );

const shell: Row[] = [
  // NAV-1
  [
    'home',
    'a bar of eight links and two buttons',
    page => [
      linksOf('Navbar > nav')(page),
      [...page.document.querySelectorAll('[data-component=Navbar] [data-component=Button]')].map(button =>
        button.getAttribute('href')!.slice(3),
      ),
    ],
    ['/news /eventinfo /faq /partners /esports /activities /food /accommodation'.split(' '), ['/schedule', '/tickets']],
  ],
  // NAV-11
  ['home', 'a menu of five blocks', page => page.document.querySelectorAll('header [data-component=Menu] nav p').length, 5],
  // NAV-11
  [
    'home',
    'a menu with every page of the five blocks',
    linksOf('header Menu'),
    expect.arrayContaining(
      '/news /accommodation /food /eventinfo /faq /eventrules /activities /esports /universe/districts /activities/cosplay /activities/retro /activities/arcade /activities/geek-bazaar /tickets /tickets/seatbooking /tickets/groups /partners /creators /friends /crew /about /contact /signup /press'.split(
        ' ',
      ),
    ),
  ],
  // NAV-14
  [
    'home',
    'a footer with every page named for it',
    linksOf('footer'),
    expect.arrayContaining(
      '/accommodation/camping /universe/districts /creators /tickets/seatbooking /tickets/battlepass /tickets/groups /crew /local-ambassador /signup /prize-policy /contact /eventrules /friends /press /about /news /eventinfo /faq /partners /esports /activities /food /accommodation /schedule /tickets'.split(
        ' ',
      ),
    ),
  ],
  // NAV-14, NAV-15
  [
    'home',
    'seven profiles in the footer, each in a new tab, and the link collection',
    page => [
      page.document.querySelectorAll('footer [data-component=SocialLinks] a[target=_blank]').length,
      page.document.querySelectorAll(`footer a[href="${edition.links.linkCollection}"]`).length,
    ],
    [7, 1],
  ],
  // NAV-16
  [
    'home',
    'the current year in the copyright line',
    page => page.document.querySelector('footer')!.textContent.includes(`© ${new Date().getFullYear()}`),
    true,
  ],
];

const rows: Row[] = [
  // HOME-1
  [
    'home',
    'its sections in order',
    // The ticket countdown comes and goes with the date; its place is tested below.
    page => parts(page).filter(id => !/^_|-|^release$/.test(id)),
    'partners map news trailer creators districts battlepass ways instagram signup crew social contact'.split(' '),
  ],
  // HOME-1
  ['home', 'the statement and the doors first', count('HomeHero', 'HomeHero Countdown'), [1, 1]],
  // HOME-2
  [
    'home',
    'the newest news, twelve creators, five cards of ways in',
    count('NewsCard', 'CreatorCard', `${section('ways')} InfoCard`),
    [newest, 12, 5],
  ],
  // HOME-3
  [
    'home',
    'the ways to crew, esports, activities, food and creators',
    hrefs(section('ways')),
    '/crew /esports /activities /food /creators'.split(' '),
  ],
  // HOME-4
  [
    'home',
    'a map and a concept that lead to the districts, a trailer, pictures, seventeen levels',
    page => [missing('/universe/districts', districtLinks)(page), count('VideoEmbed', 'ImageCarousel', 'BattlepassCard')(page)],
    [[], [1, 1, 17]],
  ],
  [
    'home',
    'the ways to sign up, join the crew and write; seven channels',
    page => [missing('/signup /crew /contact /tickets/battlepass')(page), count('SocialLinks a')(page)],
    [[], [7]],
  ],

  // TICKET-1
  ['tickets', 'four ticket cards, a countdown, seventeen levels', count('TicketCard', 'Countdown', 'BattlepassCard'), [4, 1, 17]],
  // TICKET-1, TICKET-2
  [
    'tickets',
    'the way to each kind of ticket at the shop, and to food and merchandise',
    page => ['lan', 'festival', 'day', 'parents', 'food', 'merchandise'].filter(group => !sells(group)(page)),
    [],
  ],
  // TICKET-1
  [
    'tickets',
    'the Battle Pass, the game of the month, seat booking and groups',
    page => [missing('/tickets/battlepass /tickets/seatbooking /tickets/groups')(page), count('HeadlineBlock')(page)],
    [[], [2]],
  ],
  // LOOKUP-1
  [
    'tickets/battlepass',
    'headline, explanation, the levels and the lookup',
    page => [
      count('h1', 'BattlepassCard', 'LookupForm', 'LookupForm input')(page),
      parts(page).filter(id => ['explanation', 'battlepass'].includes(id)),
    ],
    [
      [1, 17, 1, 2],
      ['explanation', 'battlepass'],
    ],
  ],
  // PASS-1
  [
    'tickets/battlepass',
    'the amounts of the levels',
    page => texts('BattlepassCard [data-part=amount]')(page).map(text => Number(text.replace(/\D/g, ''))),
    [100, 200, 350, 550, 650, 750, 800, 950, 1110, 1337, 1500, 1600, 1750, 2000, 2500, 4000, 5000],
  ],
  [
    'tickets/battlepass',
    'those lit that the sold tickets reached, with what was sold',
    count('BattlepassCard [data-state=done], BattlepassCard [data-state=now]', 'BattlepassCard [data-part=sold]'),
    [battlepass.filter(({ enabled }) => enabled).length, battlepass.filter(level => 'sold' in level).length],
  ],
  // TICKET-4
  [
    'tickets/seatbooking',
    'an overview map, the districts, the ticket, questions',
    page => [
      count('[data-component=Picture] img[src*="map"]')(page)[0]! > 0,
      missing('/universe/districts')(page),
      sells('lan')(page),
      count('details')(page)[0]! >= 5,
    ],
    [true, [], true, true],
  ],
  // TICKET-5
  ['tickets/groups', 'texts and a form elsewhere', page => [count('section[id]')(page)[0]! >= 5, lacking('groupsForm')(page)], [true, []]],

  // INFO-1
  [
    'about',
    'a quote, what and who, three founders with channels, the venue',
    page => [count('Quote', '#what', '#who', 'ProfileCard', 'ProfileCard SocialLinks')(page), lacking('venue')(page)],
    [[1, 1, 1, 3, 3], []],
  ],
  // INFO-1
  ['about', 'the ways to crew and contact', missing('/crew /contact'), []],
  // INFO-2
  ['contact', 'seven roles, one of them at a partner, revealed only', count(`${section('roles')} EmailLink`, 'a[href^=mailto]'), [7, 0]],
  // INFO-2
  [
    'contact',
    'the chat and seven channels',
    page => [lacking('discord')(page), count(`${section('social')} SocialLinks a`)(page)],
    [[], [7]],
  ],
  // PAGE-6
  [
    '404',
    'the ways on',
    missing(
      '/news /partners /eventinfo /faq /tickets /esports /activities /food /camping /eventrules /contact /about /friends /signup /crew /creators',
    ),
    [],
  ],
  // INFO-3
  [
    'faq',
    '18 general questions, 9 about tickets and one extra, 15 about LAN',
    count(...['general', 'tickets', 'tickets-extra', 'lan'].map(id => `${section(id)} details`)),
    [18, 9, 1, 15],
  ],
  // INFO-3
  [
    'faq',
    'a list of ten in the LAN part; games, odds and ends, contact, a map',
    page => [
      count(`${section('lan')} details li`)(page),
      count(`${section('gaming')} details`, `${section('misc')} details`)
        .call(null, page)
        .every(number => number > 3),
      count('MapEmbed')(page),
      parts(page).includes('contact'),
    ],
    [[10], true, [1], true],
  ],
  // INFO-3
  [
    'faq',
    'the links named for it and both consent forms',
    page => [
      missing('/signup /tickets /tickets/seatbooking /tickets/groups /esports /news/rent-gaming-setup /eventrules /contact')(page),
      filesMissing('/files/parental-consent-sv.pdf', '/files/parental-consent-en.pdf')(page),
    ],
    [[], []],
  ],
  ['faq', 'an address for every question', page => count('details:not([id])')(page), [0]],
  // INFO-4
  ['crew', 'a button to a form elsewhere', lacking('crewForm'), []],
  // INFO-5
  [
    'friends',
    'eight LANs with emblem and outside link',
    count(`${section('friends')} InfoCard`, `${section('friends')} InfoCard img`, `${section('friends')} a[target=_blank]`),
    [8, 8, 8],
  ],
  // INFO-5
  ['friends', 'the way to become one', missing('/friends/makefriends'), []],
  ['friends/makefriends', 'a form elsewhere', lacking('friendsForm'), []],
  // INFO-6
  [
    'eventinfo',
    'the links named for it',
    missing(
      '/universe/districts /universe/districts/quiet-lan /tickets/battlepass /esports /activities /creators /accommodation /accommodation/sleeping-hall /accommodation/camping /accommodation/cabins /tickets /food /eventrules',
    ),
    [],
  ],
  // INFO-6
  ['eventinfo', 'concept pictures', page => count('figure')(page)[0]! >= 3, true],
  // INFO-7
  ['signup', 'an embedded form with a link beside it', page => [count('ExternalForm')(page), lacking('signupForm')(page)], [[1], []]],

  // FOOD-1
  ['food', 'four cards, a film', count(`${section('places')} FoodCard`, 'VideoEmbed'), [4, 1]],
  // FOOD-1, FOOD-2
  [
    'food',
    'the ways to the four and to the shop',
    page => [missing('/food/lan-lounge /food/food-trucks /food/restaurants /food/kiosks')(page), sells('food')(page)],
    [[], true],
  ],
  ...['lan-lounge', 'food-trucks', 'restaurants', 'kiosks'].map((slug): Row => [
    `food/${slug}`,
    'the way back to food at its end',
    page => [...page.document.querySelectorAll('main a')].at(-1)!.getAttribute('href'),
    expect.stringMatching(/^\/(sv|en)\/food$/),
  ]),
  // FOOD-2
  [
    'food/lan-lounge',
    'facts of Friday, Saturday and Sunday',
    page => parts(page).filter(id => id.endsWith('day')),
    ['friday', 'saturday', 'sunday'],
  ],
  // INFO-8
  [
    'eventrules',
    'the sections with their anchors, about 25',
    page => anchors('main section[id]')(page),
    expect.arrayContaining(
      'stayupdated age instructions discrimination drugs dangerous ticketowners refunds participation belongings pinfo network power cleaning sofas sleeping sound health security commercial recording'.split(
        ' ',
      ),
    ),
  ],
  // INFO-8
  [
    'eventrules',
    'twenty-five of them, each in the contents',
    page => [count('section[id]')(page), count('nav ol a[href^="#"]')(page)],
    [[25], [25]],
  ],
  // INFO-8
  [
    'eventrules',
    'when they were changed, and the form in its language',
    page => [
      /Senast uppdaterad \d{1,2} \p{L}+ 20\d\d|Last updated \d{1,2} \p{L}+ 20\d\d/u.test(page.document.querySelector('main')!.textContent),
      filesMissing('/files/parental-consent-{lang}.pdf')(page),
    ],
    [true, []],
  ],

  // ESPORT-1
  [
    'esports',
    'six official, four partner and three community tournaments, four challenges',
    count('#official TournamentCard', '#partner TournamentCard', '#community TournamentCard', '#challenges TournamentCard'),
    [6, 4, 3, 4],
  ],
  // ESPORT-1
  [
    'esports',
    'the official ones',
    hrefs('#official ul'),
    'cs2 dota2 valorant-lan lol pubg fortnite'.split(' ').map(slug => `/${tournamentPage(slug)}`),
  ],
  // ESPORT-1, ESPORT-3
  [
    'esports',
    'those of partners',
    hrefs('#partner ul'),
    'geoguessr ECEC valorant goals'.split(' ').map(slug => `/${tournamentPage(slug)}`),
  ],
  // ESPORT-1
  ['esports', 'those of the community', hrefs('#community ul'), 'cod aoe rocket-league'.split(' ').map(slug => `/${tournamentPage(slug)}`)],
  // ESPORT-2
  ['esports', 'the prize policy', missing('/prize-policy'), []],
  ...[...tournaments, 'cs2-b', 'cs2-details'].map((slug): Row => [
    tournamentPage(slug),
    'banner, facts, format, times, requirements, rules, prizes, entry, the way back, a link elsewhere',
    page => [
      count('h1 ~ *, Section:first-child')(page)[0]! > 0,
      ['facts', 'format-headline', 'times-headline', 'requirements-headline', 'rules-headline', 'prizes-headline', 'entry-headline'].filter(
        id => !parts(page).includes(id),
      ),
      missing('/esports', '/prize-policy')(page),
      count('a[href^=https]')(page)[0]! > 0,
      count('#times-headline ~ *, ScheduleItem')(page)[0]! > 0,
    ],
    [true, [], [], true, true],
  ]),
  // ESPORT-4
  [
    tournamentPage('valorant'),
    'seven teams; the ways to Valorant LAN and LoL',
    page => [
      count(`${section('teams-headline')} li`)(page),
      missing(`/${tournamentPage('valorant-lan')}`, `/${tournamentPage('lol')}`)(page),
    ],
    [[7], []],
  ],
  // ESPORT-5
  [
    tournamentPage('aoe'),
    'a sign-up elsewhere, the tickets and a wiki',
    page => [lacking('aoeSignup', 'aoeWiki')(page), missing('/tickets')(page)],
    [[], []],
  ],
  // ESPORT-6
  [
    tournamentPage('cs2'),
    'an update notice, the ways to B and the details',
    page => [count('Alert')(page), missing(`/${tournamentPage('cs2-b')}`, `/${tournamentPage('cs2-details')}`)(page)],
    [[1], []],
  ],
  // ESPORT-7
  [
    tournamentPage('cs2'),
    'what A pays, base and extended, with totals, and what B pays',
    digits,
    [
      [
        [...Array(2).fill('')],
        ['70000', '90000'],
        ['30000', '45000'],
        ['25000', '30000'],
        ['15000', '25000'],
        ['6250', '12500'],
        ['3000', '6250'],
        ['', '2750'],
        ['158500', '238500'],
      ],
      [[''], ['5000'], ['5'], ['']],
    ],
  ],
  // ESPORT-6
  [
    tournamentPage('cs2'),
    'Friday, Saturday and Sunday in its times',
    page => count('#times-headline ~ *, ScheduleList')(page)[0]! >= 3,
    true,
  ],

  // CREATOR-4, CREATOR-5, DISTRICT-2
  [
    'creators',
    'forty creators with channels; becoming one is closed',
    page => [
      count('CreatorCard', 'CreatorCard SocialLinks')(page),
      /stängd|closed/.test(texts(section('become-headline'))(page).join(' ')),
    ],
    [[40, 40], true],
  ],
  ['creators', 'two with pages of their own', missing('/creators/turbotant /creators/kebnekajsa'), []],
  // DISTRICT-1
  ['universe/districts', 'a map and the seven', page => [count('DistrictMap')(page), missing(districtLinks)(page)], [[1], []]],
  ...districts.map((slug): Row => [
    `universe/districts/${slug}`,
    'intro, icon, three to five highlights, description, the ways to all seven',
    page => [
      count('h1', `img[src="/img/labels/${slug}.svg"]`)(page).every(number => number > 0),
      [3, 4, 5].includes(count('HighlightList li')(page)[0]!),
      parts(page).includes('about'),
      missing(districtLinks)(page),
    ],
    [true, true, true, []],
  ]),
  // DISTRICT-3
  [
    'universe/districts/tokyo-town',
    'three activity cards',
    page => [count('ActivityCard')(page), missing('/activities/retro /activities/console /activities/arcade')(page)],
    [[3], []],
  ],
  // STAY-1
  [
    'accommodation',
    'three cards, each with a picture for dense screens',
    count('AccommodationCard', 'AccommodationCard img[srcset*=" 2x"]'),
    [3, 3],
  ],
  // STAY-1
  ['accommodation', 'the ways to the three', missing('/accommodation/sleeping-hall /accommodation/camping /accommodation/cabins'), []],
  // STAY-2
  ['accommodation/cabins', 'a ticket link and the way back', page => [sells('cabins')(page), missing('/accommodation')(page)], [true, []]],
  ['accommodation/sleeping-hall', 'the way back', missing('/accommodation'), []],
  // ACT-1
  ['activities', 'about thirty cards', count('ActivityCard'), [30]],
  // ACT-1
  [
    'activities',
    'the ways named for it and a note that more is to come',
    page => [
      missing(
        ...['rocket-league', 'geoguessr', 'aoe', 'ECEC', 'cod'].map(slug => `/${tournamentPage(slug)}`),
        '/partners/elgiganten /partners/husqvarna /partners/arla /partners/cancerfonden /activities/geek-bazaar /activities/saab /activities/arcane-game /activities/cosplay /activities/veizla-mega /creators/turbotant /creators/kebnekajsa',
      )(page),
      parts(page).includes('more'),
      linksOf('main ActivityCard')(page).length > 0,
    ],
    [[], true, true],
  ],
  // ACT-2
  [
    'activities/console',
    'two formats of three rules',
    count(`${section('formats')} FactList`, `${section('formats')} FactList li`),
    [2, 6],
  ],
  // ACT-3
  [
    'activities/arcade',
    'the ways to Tokyo Town, console, retro and the arcade hall',
    page => [missing('/universe/districts/tokyo-town /activities/console /activities/retro')(page), lacking('arcadeHall')(page)],
    [[], []],
  ],
  // ACT-4
  ['activities/saab', 'a film and the partner’s page', page => [count('VideoEmbed')(page), missing('/partners/saab')(page)], [[1], []]],
  // ACT-5
  [
    'activities/geek-bazaar',
    'ten sellers with picture and channels, more to come',
    page => [
      count('SellerCard', 'SellerCard img', 'SellerCard SocialLinks')(page),
      texts('h3')(page).includes(bazaar[page.lang].more.headline),
    ],
    [[10, 10, 10], true],
  ],
  // ACT-6
  [
    'activities/veizla-mega',
    'concept, tickets, travel, beds, contact and channels',
    page => [sells('warhammer')(page), missing('/accommodation')(page), count('EmailLink', 'SocialLinks')(page)],
    [true, [], [1, 1]],
  ],
  // GUEST-1
  [
    'activities/cosplay',
    'village, signup, activities, eight guests, two contests',
    page =>
      ['village', 'signup', 'activities', 'guests', 'contests']
        .filter(id => !parts(page).includes(id))
        .concat(lacking('cosplayForm')(page)),
    [],
  ],
  // GUEST-1, GUEST-2
  ['activities/cosplay', 'eight guests and two contests', count('GuestCard', `${section('contests')} Card`), [8, 2]],
  ...'amanda-rask ljungeld nadia-fjaril storm-och-stygn mossmannen yuki-dahl plaggmastarn ruth-ravn'
    .split(' ')
    .map((slug): Row => [
      `activities/cosplay/presentation/${slug}`,
      'name, role, picture, bio, channels and the way back',
      page => [
        count('h1', `img[src="/img/cosplay/${slug}.svg"]`, 'SocialLinks')(page),
        count('Prose p')(page)[0]! >= 3,
        missing('/activities/cosplay')(page),
      ],
      [[1, 1, 1], true, []],
    ]),
  // PARTNER-1
  [
    'partners',
    'every partner in its tier',
    count(...tiers.map(id => `${section(id)} PartnerTile`)),
    tiers.map(id => partners.filter(({ tier }) => tier === id).length),
  ],
  // PARTNER-2
  [
    'partners',
    'the pages of those who have one',
    page =>
      partners.flatMap(partner =>
        partner.page && !hrefs(section(partner.tier))(page).includes(`/partners/${partner.slug}`) ? [partner.slug] : [],
      ),
    [],
  ],
  // PARTNER-1, PARTNER-3
  [
    'partners',
    'a last tile without a link',
    page => [...page.document.querySelectorAll('main [data-component=PartnerTile]')].at(-1)!.tagName,
    'DIV',
  ],
  ...'asus-rog tcl vhd-media saab jonkoping-energi vimla husqvarna cancerfonden arla elgiganten esplay backforce'
    .split(' ')
    .map((slug): Row => [
      `partners/${slug}`,
      'banner, preamble, text, quotes and the way back',
      page => [count('h1')(page), count('Picture img')(page)[0]! > 0, count('Quote')(page)[0]! > 0, missing('/partners')(page)],
      [[1], true, true, []],
    ]),
  ...['esplay', 'backforce'].map((slug): Row => [
    `partners/${slug}`,
    'the way to the partner’s own site',
    page => count(`a[href*="${slug}"][target=_blank]`)(page)[0]! > 0,
    true,
  ]),
  ['partners/elgiganten', 'the way to the deals', missing('/partners/elgiganten/deals'), []],
  // PARTNER-4
  ['partners/elgiganten/deals', 'nine advertisements', count('img[src*="/deals/"]'), [9]],
  // INFO-9
  [
    'press',
    'accreditation, a contact revealed only, two logos to download',
    page => [lacking('accreditationForm')(page), count('EmailLink', 'a[href^=mailto]', 'a[href*="/img/brand/wordmark"]')(page)],
    [[], [1, 0, 2]],
  ],
  // INFO-10
  ['prize-policy', 'five headed sections', count('section[id] h2'), [5]],
  // INFO-11
  ['local-ambassador', 'a closed notice twice', page => texts('Alert')(page).map(text => /stäng|closed/.test(text)), [true, true]],
];

const siteUrl = inject('siteUrl');
const { open } = testBrowser();
const served = new Map<string, SpecPage>();
const key = (lang: Lang, path: string) => `/${lang}/${path}`;

beforeAll(async () => {
  for (const lang of languages) {
    for (const path of new Set([...shell, ...rows].map(([of]) => of))) {
      const answer = await fetch(siteUrl + key(lang, path), { headers: { accept: 'text/html' } });
      served.set(key(lang, path), { lang, document: parse(await answer.text()) });
    }
  }
}, 60_000);

test.each([...shell, ...rows])('%s has %s', (path, _, read, right) => {
  for (const lang of languages) expect({ lang, found: read(served.get(key(lang, path))!) }).toEqual({ lang, found: right });
});

// COUNT-3, HOME-1
test('before the tickets are released home has all sixteen sections, the ticket countdown between news and trailer', async () => {
  const { page } = await open(`/sv/home?now=${on(-194)}T12:00`);
  await hydrated(page);
  const { tickets } = await copy('sv', 'home');
  await page.getByRole('heading', { name: tickets.headline }).waitFor();
  const order = await page.locator('main h2').evaluateAll(headings => headings.map(({ id }) => id));
  expect(order.slice(order.indexOf('news'), order.indexOf('creators'))).toEqual(['news', 'release', 'trailer']);
  expect(order).toHaveLength(14); // beside the statement and the doors, which the first heading speaks for
});

// INFO-7
test('the form of the sign-up page is 1552 px high at the least', async () => {
  const { page } = await open('/sv/signup', {
    before: page => page.route('https://**', route => route.fulfill({ contentType: 'text/html', body: '' })),
    expected: [''],
  });
  await hydrated(page);
  const { form } = await copy('sv', 'signup');
  await page.getByRole('region', { name: form.headline }).getByRole('button').click();
  const frame = page.locator('main iframe');
  await frame.waitFor();
  expect((await frame.boundingBox())!.height).toBeGreaterThanOrEqual(1552);
});
