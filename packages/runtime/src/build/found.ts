import { editionName, type Edition } from '@tand/festival';

/** Robots may crawl a review build, to read the `noindex` of its pages (META-6). */
export function robots({ siteUrl }: Pick<Edition, 'siteUrl'>, isReview: boolean): string {
  return `User-agent: *\nAllow: /\n${isReview ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;
}

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/img/brand/${src}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webManifest(edition: Edition, description: string, paper: string): string {
  return JSON.stringify({
    id: '/',
    name: editionName(edition),
    short_name: edition.name,
    description,
    lang: edition.defaultLanguage,
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      { src: '/img/brand/symbol.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  });
}

export function securityTxt({ siteUrl, emails, languages, defaultLanguage }: Edition, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${emails.info}
Contact: ${siteUrl}/${defaultLanguage}/contact
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

export function speculationRules(languages: readonly string[]): string {
  const page = { href_matches: languages.map(lang => `/${lang}/*`) };
  const file = { href_matches: '/*.:type(csv|ics|json|pdf|xml)' };
  const excluded = { selector_matches: '[data-component=DayPicker] a, [aria-keyshortcuts]' };
  return JSON.stringify({ prefetch: [{ where: { and: [page, { not: file }, { not: excluded }] }, eagerness: 'moderate' }] });
}
