import { tickets } from '@edition/lists/tickets.ts';
import { edition } from '@edition/edition.ts';
import { describe, expect, test } from 'vitest';
import { robots } from '@tand/runtime/build/found';
import { newsItem } from '../../packages/festival/src/test/fixtures.ts';
import { headersFile, redirectsFile } from '@tand/runtime/build/host-files';
import { costRules } from '../../site/src/costRules.ts';
import { seedPaths } from '../../site/src/data/paths.ts';
import { ancestors, festival, graph, offers, venue } from '@tand/festival/jsonLd';
import { scriptJson } from '@tand/runtime/render';
import { parseRules } from '../support/host-headers.ts';
import { on } from '../support/dates.ts';

const { prices } = costRules;
const site = edition.siteUrl;
const inSale = Date.parse(`${on(-104)}T12:00:00Z`);
const hostile = 'Snabbt & <b>hårt</b> ]]></script><script>alert(1)</script> "så"';

describe('structured data', () => {
  const event = {
    title: 'Öppning',
    href: '/schedule/oppning-a',
    pageHref: '/schedule/oppning-a',
    id: 'a',
    day: 0 as const,
    placeId: 1,
    startMinutes: 1080,
    start: `${on(0)}T18:00:00+02:00`,
    end: `${on(0)}T19:00:00+02:00`,
    isHighlighted: true as const,
  };
  const programme = { places: [{ id: 1, name: 'Stora scenen', slug: 'stora-scenen' }], items: [event] };
  const whole = festival(edition, { lang: 'sv', description: 'En festival', tickets, prices, now: inSale, programme });

  test('has the coordinates of the venue and its address in parts', () => {
    const { lat, lon, city } = edition.venue;
    expect(venue(edition)['geo']).toMatchObject({ latitude: lat, longitude: lon });
    expect(venue(edition)['address']).toMatchObject({ streetAddress: 'Elmiavägen 15', postalCode: '554 54', addressLocality: city });
  });

  test('writes times with the offset of the festival’s time zone', () => {
    expect(whole).toMatchObject({ startDate: `${on(0)}T10:00:00+02:00`, endDate: `${on(3)}T15:00:00+02:00` });
  });

  test.each([
    [`${on(-194)}T12:00Z`, 'PreOrder', tickets],
    [`${on(-104)}T12:00Z`, 'InStock', tickets],
    [`${on(-3)}T12:00Z`, 'InStock', tickets],
    [`${on(1)}T12:00Z`, 'InStock', tickets.filter(({ slug }) => slug === 'day' || slug === 'parents')],
  ])('describes the tickets that are offered at %s as %s', (now, state, sold) => {
    const found = offers(edition, { tickets, prices, lang: 'en', now: Date.parse(now) });
    expect(found.map(({ price }) => price)).toEqual(sold.map(({ slug }) => prices[slug]));
    expect(new Set(found.map(({ availability }) => availability))).toEqual(new Set([`https://schema.org/${state}`]));
  });

  test('offers nothing after the festival or without a shop page, and marks what is sold out', () => {
    const soldOut = { ...edition, tickets: { ...edition.tickets, isSoldOut: true } };
    expect(offers(soldOut, { tickets, prices, lang: 'sv', now: inSale })[0]).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(offers(edition, { tickets, prices, lang: 'sv', now: Date.parse(`${on(4)}T12:00Z`) })).toEqual([]);
    const { productGroup: _, ...card } = tickets[0]!;
    expect(offers(edition, { tickets: [card], prices, lang: 'sv', now: inSale })).toEqual([]);
  });

  // SEC-4
  test('escapes texts so that none can end the script element', () => {
    const text = scriptJson(graph([{ '@type': 'Thing', name: hostile }]));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: hostile }] });
  });

  test('omits breadcrumbs without a name', () => {
    const names: Record<string, string> = { home: 'Hem', activities: 'Aktiviteter' };
    const found = ancestors('activities/cosplay/x', path => names[path]);
    expect(found).toEqual([
      { label: 'Hem', path: 'home' },
      { label: 'Aktiviteter', path: 'activities' },
    ]);
    expect(ancestors('faq', path => names[path])).toEqual([]);
  });
});

describe('robots.txt', () => {
  test('names the site map only in the production build, and disallows nothing', () => {
    expect(robots(edition, false)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`);
    expect(robots(edition, true)).not.toContain('Sitemap');
    expect(robots(edition, true)).not.toContain('Disallow');
  });
});

describe('the configuration of static hosts', () => {
  const moved = [
    { from: '/', to: '/home', status: 302 as const },
    { from: '/esport', to: '/esports', status: 301 as const },
  ];

  test('has every redirect in _redirects, then the 404 page of each language', () => {
    const lines = redirectsFile(moved).trim().split('\n');
    expect(lines).toEqual([
      ...moved.map(({ from, to, status }) => `${from} ${to} ${status}`),
      '/sv/* /sv/404.html 404',
      '/en/* /en/404.html 404',
    ]);
  });

  const policy = "default-src 'none'; script-src 'sha256-x'; frame-ancestors 'none'";
  const addresses = ['/sv/home', '/home', '/tickets', '/tickets/groups', '/search'];
  const files = {
    '/schedule.xml': { type: 'application/xml', isOpen: true },
    '/search/sv.json': { type: 'application/json', isOpen: false },
    '/sv/news/rss.xml': { type: 'application/rss+xml', isOpen: true },
    '/sv/schedule/final-1.ics': { type: 'text/calendar', isOpen: true },
  };
  const rules = new Map(parseRules(headersFile({ addresses, policy, files })).map(({ pattern, headers }) => [pattern, new Map(headers)]));

  test('sets security headers for every address, and the CSP for pages, in _headers', () => {
    expect(rules.get('/*')?.get('X-Content-Type-Options')).toBe('nosniff');
    for (const document of ['/sv/*', '/home', '/sw.js', '/files/*', '/schedule.xml']) {
      expect(rules.get(document)?.get('Strict-Transport-Security'), document).toMatch(/^max-age=\d{8}/);
      expect(rules.get(document)?.get('X-Frame-Options'), document).toBe('DENY');
    }
    for (const page of ['/sv/*', '/home', '/home/*', '/tickets', '/tickets/*', '/search']) {
      expect(rules.get(page)?.get('Content-Security-Policy')).toBe(policy);
      expect(rules.get(page)?.get('Cache-Control')).toBe('public, no-cache');
    }
    expect(rules.get('/assets/app/*')?.get('Cache-Control')).toContain('immutable');
    expect(rules.get('/assets/i18n/*')?.get('Cache-Control')).toBe('no-cache');
  });

  test('lets other sites read only the files that are meant for them', () => {
    expect(rules.get('/schedule.xml')?.get('Access-Control-Allow-Origin')).toBe('*');
    expect(rules.get('/schedule.xml')?.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect([...(rules.get('/sv/news/rss.xml') ?? [])]).toEqual([
      ['Access-Control-Allow-Origin', '*'],
      ['Content-Type', 'application/rss+xml'],
    ]);
    expect(rules.get('/search/sv.json')?.has('Access-Control-Allow-Origin')).toBe(false);
    expect(rules.has('/sv/schedule/final-1.ics')).toBe(false);
  });

  test('repeats no header of the rule `/*` in another rule: hosts would join the values', () => {
    const { '/*': everywhere = [], ...others } = Object.fromEntries([...rules].map(([pattern, headers]) => [pattern, [...headers.keys()]]));
    const common = new Set(everywhere);
    expect(common.size).toBeGreaterThan(0);
    expect(Object.values(others).flatMap(names => names.filter(name => common.has(name)))).toEqual([]);
  });

  test('adds only caching and cross-origin headers for assets, and a CSP for pictures', () => {
    const parts = [...rules].filter(([pattern]) => /^\/(?:assets|img|fonts|favicon)/.test(pattern));
    expect(parts).toHaveLength(5);
    for (const [pattern, headers] of parts) {
      const policies = pattern === '/img/*' ? ['Content-Security-Policy'] : [];
      expect([...headers.keys()].toSorted(), pattern).toEqual(['Cache-Control', ...policies, 'Cross-Origin-Resource-Policy']);
    }
    expect(rules.get('/img/*')?.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'$/);
  });

  test('omits the permission bluetooth, which browsers do not know', () => {
    expect(rules.get('/sv/*')?.get('Permissions-Policy')).toContain('camera=()');
    expect(rules.get('/sv/*')?.get('Permissions-Policy')).not.toContain('bluetooth');
  });
});

// META-5
test('returns the paths of all 2,400 articles for the site map', () => {
  const items = Array.from({ length: 2400 }, (_, index) => newsItem({ slug: `item-${index}` }));
  expect(seedPaths({ news: items, schedule: { locations: [], items: [] } })).toEqual(
    expect.arrayContaining(items.map(({ slug }) => `news/${slug}`)),
  );
});
