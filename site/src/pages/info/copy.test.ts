import svAmbassador from '@edition/copy/sv/localAmbassador.json';
import enEventinfo from '@edition/copy/en/eventinfo.json';
import svEventinfo from '@edition/copy/sv/eventinfo.json';
import enFaq from '@edition/copy/en/faq.json';
import svFaq from '@edition/copy/sv/faq.json';
import svPrizes from '@edition/copy/sv/prizePolicy.json';
import enRules from '@edition/copy/en/eventrules.json';
import svRules from '@edition/copy/sv/eventrules.json';
import { expect, test } from 'vitest';

const linksOf = (copy: object) => {
  const text = JSON.stringify(copy);
  const found = [...text.matchAll(/\]\((\/[^)#]*)[^)]*\)|"href":"(\/[^"#]*)/g)];
  return new Set(found.map(([, inText, asValue]) => inText ?? asValue));
};

test.each([
  ['sv', svFaq],
  ['en', enFaq],
])('has the required numbers of questions, unique anchors and required links in the FAQ in %s', (_, faq) => {
  expect(faq.general.items).toHaveLength(18);
  expect(faq.tickets.items).toHaveLength(9);
  expect(faq.tickets.extra.question).not.toBe('');
  expect(faq.lan.items).toHaveLength(15);
  expect(faq.lan.items.flatMap(item => item.bullets ?? [])).toHaveLength(10);
  const items = [...faq.general.items, ...faq.tickets.items, faq.tickets.extra, ...faq.lan.items, ...faq.gaming.items, ...faq.misc.items];
  const anchors = [...items.map(({ id }) => id), 'general', 'tickets', 'lan', 'gaming', 'misc', 'map', 'contact'];
  expect(new Set(anchors).size).toBe(anchors.length);
  const links = [
    '/signup',
    '/tickets',
    '/tickets/seatbooking',
    '/tickets/groups',
    '/esports',
    '/news/rent-gaming-setup',
    '/eventrules',
    '/contact',
  ];
  const forms = ['/files/parental-consent-sv.pdf', '/files/parental-consent-en.pdf'];
  expect([...linksOf(faq)]).toEqual(expect.arrayContaining([...links, ...forms]));
});

const anchorsOf = (faq: typeof svFaq) =>
  [faq.general, faq.tickets, faq.lan, faq.gaming, faq.misc].flatMap(({ items }) => items.map(({ id }) => id));

test('uses the same anchors of questions in both languages', () => {
  expect(anchorsOf(enFaq)).toEqual(anchorsOf(svFaq));
});

test.each([
  ['sv', svRules],
  ['en', enRules],
])('has 25 different anchors, among them the required ones, in the rules in %s', (_, rules) => {
  const wanted =
    'stayupdated age instructions discrimination drugs dangerous ticketowners refunds participation belongings pinfo network power cleaning sofas sleeping sound health security commercial recording';
  const anchors = rules.sections.map(({ id }) => id);
  expect(anchors).toEqual(expect.arrayContaining(wanted.split(' ')));
  expect(new Set(anchors).size).toBe(25);
});

test.each([
  ['sv', svEventinfo],
  ['en', enEventinfo],
])('has the required links in event info in %s', (_, eventinfo) => {
  const links =
    '/universe/districts /universe/districts/quiet-lan /tickets/battlepass /esports /activities /creators /accommodation /accommodation/sleeping-hall /accommodation/camping /accommodation/cabins /tickets /food /eventrules';
  expect([...linksOf(eventinfo)]).toEqual(expect.arrayContaining(links.split(' ')));
});

// INFO-10, INFO-11
test('has five sections of prize policy, and two notes on closed ambassador sign-up, in Swedish', () => {
  expect(svPrizes.sections.map(({ headline }) => headline)).toHaveLength(5);
  expect([svAmbassador.closed.headline, svAmbassador.closedAgain.headline]).toEqual([
    expect.stringContaining('stängd'),
    expect.stringContaining('stängt'),
  ]);
});
