import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { edition } from '../test/fixtures.ts';
import * as schemas from '../schemas.ts';

const text = { sv: 'Text', en: 'Text' };
const url = 'https://a.example';
const image = '/img/a.svg';

const cases: [string, v.GenericSchema, object, object[]][] = [
  [
    'creator',
    schemas.creatorSchema,
    { id: 1, sort: 1, nick: 'Glimt', image, twitch: url, slug: 'glimt' },
    [{ id: '1' }, { sort: 1.5 }, { nick: '' }, { twitch: 'glimt' }],
  ],
  [
    'battlepass card',
    schemas.battlepassCardSchema,
    { level: 1, amount: 100, icon: 'match', description: [text, text], enabled: true, sold: 0 },
    [{ level: 0 }, { amount: '100' }, { description: [text] }, { sold: -1 }],
  ],
  [
    'profile card',
    schemas.founderSchema,
    {
      id: 1,
      name: 'Kim',
      roles: text,
      photoUrl: image,
      facts: [text],
      links: [
        { id: 1, type: 'email', url: 'kim@tand.example' },
        { id: 2, type: 'x', url },
      ],
    },
    [{ photoUrl: 'a.svg' }, { links: [{ id: 1, type: 'email', url }] }, { links: [{ id: 1, type: 'icq', url }] }, { facts: text }],
  ],
  [
    'ticket card',
    schemas.ticketCardSchema,
    { slug: 'lan', headline: text, preamble: text, p: text, p2: text, productGroup: 'lan' },
    [{ headline: { sv: 'Text' } }, { slug: 'vip' }, { p2: '' }, { slug: 'LAN biljett' }],
  ],
  [
    'food card',
    schemas.foodCardSchema,
    { slug: 'kiosks', image, headline: text, paragraph: text },
    [{ image: '' }, { paragraph: { sv: '', en: 'Text' } }],
  ],
  [
    'tournament card',
    schemas.tournamentCardSchema,
    { group: 'official', title: text, image, alt: text, link: '/esports/tournaments/cs2' },
    [{ group: 'other' }, { link: url }],
  ],
  [
    'accommodation card',
    schemas.accommodationCardSchema,
    { slug: 'cabins', image, image2x: image, headline: text, p: text },
    [{ image2x: '' }, { p: undefined }],
  ],
  [
    'cosplay guest',
    schemas.cosplayGuestSchema,
    { slug: 'kim', image, name: 'Kim', short: text, bio_sv: 'Om', bio_en: 'About', instagram: url, web: url },
    [{ bio_sv: '' }, { web: 'a.example' }],
  ],
  [
    'partner',
    schemas.partnerSchema,
    { slug: 'arla', name: 'Arla', tier: 'all', url, routerLink: '/partners/arla' },
    [{ tier: 'gold' }, { url: '/x' }],
  ],
  ['district', schemas.districtSchema, { slug: 'tokyo-town', name: text, icon: 'torii' }, [{ icon: '' }]],
  [
    'activity',
    schemas.activitySchema,
    { slug: 'retro', title: text, text, image, alt: text, routerLink: '/activities/retro' },
    [{ routerLink: 'retro' }],
  ],
  ['friend', schemas.friendSchema, { slug: 'lanet', name: 'LANet', image, url }, [{ url: '' }]],
  [
    'seller',
    schemas.sellerSchema,
    { slug: 'garn', name: 'Garn', image, description: text, facebook: url },
    [{ facebook: 'javascript:alert(1)' }],
  ],
];

describe.each(cases)('%s', (_, schema, right, wrongs) => {
  it('accepts a valid entry unchanged', () => {
    expect(v.parse(schema, right)).toEqual(right);
  });

  it('accepts an entry with additional fields', () => {
    expect(v.is(schema, { ...right, extra: 1 })).toBe(true);
  });

  it.each(wrongs)('rejects %o', wrong => {
    expect(v.is(schema, { ...right, ...wrong })).toBe(false);
  });
});

describe('edition', () => {
  it('accepts a valid edition unchanged', () => {
    expect(v.parse(schemas.editionSchema, edition)).toEqual(edition);
  });

  const { days, ...dates } = edition.dates;
  const lasting = (count: number) => Array.from({ length: count }, (_, day) => ({ date: `2025-06-0${day + 1}`, name: days[0]!.name }));
  it('accepts another time zone and currency', () => {
    expect(v.is(schemas.editionSchema, { ...edition, timeZone: 'Europe/Helsinki', currency: 'EUR' })).toBe(true);
  });

  // SCHED-2
  it.each([1, 2, 6, 7])('accepts %i days', count => {
    expect(v.is(schemas.editionSchema, { ...edition, dates: { ...dates, days: lasting(count) } })).toBe(true);
  });

  it.each([
    ['days out of order', { dates: { ...dates, days: days.toReversed() } }],
    ['a day that comes twice', { dates: { ...dates, days: [days[0], days[0], ...days.slice(2)] } }],
    ['a day with a time', { dates: { ...dates, days: days.map(({ date, name }) => ({ date: `${date}T10:00`, name })) } }],
    ['a day that is no date', { dates: { ...dates, days: days.map(({ name }, index) => ({ date: `midsommar${index}`, name })) } }],
    ['doors without a time', { dates: { days, ...dates, doorsClose: '2025-06-30' } }],
    ['an empty list of days', { dates: { ...dates, days: [] } }],
    ['eight days', { dates: { ...dates, days: lasting(8) } }],
    ['a date that does not exist', { dates: { days, ...dates, doorsOpen: '2025-06-31T10:00' } }],
    ['a date with offset', { dates: { days, ...dates, doorsOpen: '2025-06-13T10:00Z' } }],
    ['doors that close before they open', { dates: { days, ...dates, doorsClose: '2025-06-13T09:00' } }],
    ['a misspelt field', { titel: 'TÄND' }],
    ['a missing address', { emails: { ...edition.emails, press: undefined } }],
    ['a site address with a slash at the end', { siteUrl: 'https://www.tand.example/' }],
    ['an unsafe link', { links: { discord: 'javascript:alert(1)' } }],
    ['a time zone that does not exist', { timeZone: 'Europe/Elmia' }],
    ['a currency that is not a code', { currency: 'kr' }],
  ])('rejects %s', (_, wrong) => {
    expect(v.is(schemas.editionSchema, { ...edition, ...wrong })).toBe(false);
  });
});
