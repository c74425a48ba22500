import { describe, expect, it } from 'vitest';
import { editionName, type Edition } from '../edition/edition.ts';
import { externalLink, ticketUrl } from '../edition/links.ts';
import { isExternalUrl, isInternalPath, linkTarget } from './links.ts';
import { edition } from '../test/fixtures.ts';

// TICKET-2
describe('ticketUrl', () => {
  it('contains the language and the product group in its path', () => {
    expect(ticketUrl(edition, 'sv', 'lan')).toBe('https://tickets.tand.example/sv/lan-2025');
    expect(ticketUrl(edition, 'en', 'food')).toBe('https://tickets.tand.example/en/mat%20%26%20dryck');
  });

  it('accepts a shop URL with a trailing slash', () => {
    const other = { tickets: { ...edition.tickets, shopUrl: 'https://tickets.tand.example/' } };
    expect(ticketUrl(other, 'sv', 'lan')).toBe('https://tickets.tand.example/sv/lan-2025');
  });

  it.each(['camping', 'toString', '__proto__'])('rejects the unknown product %s and says what to do', product => {
    const anyEdition: Edition = edition;
    expect(() => ticketUrl(anyEdition, 'sv', product)).toThrow(`no ticket product '${product}'. Add it to tickets.productGroups`);
  });
});

it('returns an external link by its key, and throws an error that names a missing key', () => {
  expect(externalLink(edition, 'discord')).toBe('https://discord.tand.example');
  expect(() => externalLink(edition, 'constructor')).toThrow("no link 'constructor'");
});

it('formats the name of the edition with its year', () => {
  expect(editionName(edition)).toBe('TÄND 2025');
});

// NEWS-12
describe('a URL in a link', () => {
  it.each(['https://a.example', 'http://a.example/b?c=d#e', 'HTTPS://A.EXAMPLE', 'mailto:a@b.example'])('is external: %s', url => {
    expect(isExternalUrl(url)).toBe(true);
    expect(isInternalPath(url)).toBe(false);
  });

  it.each(['/', '/tickets', '/news/en-ask?x=1#y', '/img/åäö.svg'])('is internal: %s', path => {
    expect(isInternalPath(path)).toBe(true);
    expect(isExternalUrl(path)).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    'javascript://tand.example/%0aalert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    '//a.example',
    '/\\a.example',
    '\\\\a.example',
    '/\t/a.example',
    '/\u0000/a.example',
    'https:',
    'https://',
    'https://a b',
    'mailto:',
    'tickets',
    '../tickets',
    '',
  ])('is neither external nor internal: %o', url => {
    expect(isExternalUrl(url)).toBe(false);
    expect(isInternalPath(url)).toBe(false);
  });
});

// NEWS-9
it('returns the external URL, else the internal path, else undefined', () => {
  expect(linkTarget('https://a.example', '/faq')).toEqual({ href: 'https://a.example', isExternal: true });
  expect(linkTarget(undefined, '/faq')).toEqual({ href: '/faq', isExternal: false });
  expect(linkTarget(undefined, undefined)).toBeUndefined();
});
