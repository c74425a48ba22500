import { contentLang, type Lang } from '@tand/festival';

export interface Addresses {
  year: number;
  siteUrl: string;
  /** Language of addresses without one. */
  defaultLanguage: Lang;
  /** From the root of the archive: '/sv/home.html'. */
  files: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
}

/** Files of the current site, not of the archived year. */
const shared = /^\/(?:manifest\.webmanifest|sitemap\.xml|robots\.txt)$/;

/** `undefined` if the archive does not have the address. */
function inArchive(address: string, addresses: Addresses): string | undefined {
  const { year, siteUrl, defaultLanguage, files, redirects } = addresses;
  const host = address.startsWith(`${siteUrl}/`) ? siteUrl : '';
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.slice(host.length)) ?? [];
  const decoded = decodeURI(path.replace(/(?<=.)\/$/, ''));
  const at = (found: string) => `${host}/${year}${encodeURI(found)}${rest}`;
  if (shared.test(decoded)) return undefined;
  if (files.has(decoded) || files.has(`${decoded}.html`)) return at(decoded);
  if (files.has(`/${defaultLanguage}${decoded}.html`)) return at(`/${defaultLanguage}${decoded}`);
  const target = redirects.get(decoded);
  return target === undefined ? undefined : inArchive(`${host}${target}${rest}`, { ...addresses, redirects: new Map() });
}

interface PageOptions {
  addresses: Addresses;
  lang: Lang;
  name: string;
  styleSheet: (css: string) => string;
}

const words = {
  sv: (name: string) => [`Du läser ${name}, som sajten såg ut då.`, 'Till årets festival'] as const,
  en: (name: string) => [`You are reading ${name}, as the site was then.`, 'Go to this year’s festival'] as const,
};

const frozenCss = `html[data-frozen] button:not([popovertarget]){display:none!important}
[data-frozen] :is(form,section:has([data-component='LookupForm'])){display:none}
[data-frozen] [data-component='Schedule'] :is([data-part='bar'],[data-part='status']){display:none}
.frozen{position:fixed;z-index:90;inset:auto 0 0;margin:0;padding:10px 16px;text-align:center;background:var(--ui-color-yellow);color:var(--ui-color-on-yellow);border-top:var(--ui-border-base)}
.frozen a{color:inherit;font-weight:700}
html[data-frozen]{scroll-padding-bottom:64px}
html[data-frozen] body{padding-bottom:64px}
@media print{.frozen{display:none}}
`;

export function freezePage(html: string, { addresses, lang, name, styleSheet }: PageOptions) {
  const dead: string[] = [];
  const moved = (address: string) => {
    const found = inArchive(address, addresses);
    if (found === undefined) dead.push(address);
    return found ?? address;
  };
  const isInside = (address: string) => /^\/(?!\/)/.test(address) || address.startsWith(`${addresses.siteUrl}/`);
  const linkTo = (css: string) => `<link rel="stylesheet" href="${styleSheet(css)}"/>`;
  const [notice, link] = words[contentLang(lang)](name);
  const frozen = html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<noscript[^>]*>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link(?=[^>]*rel="(?:modulepreload|manifest|preload|prefetch)")[^>]*>/g, '')
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
    .replaceAll(/\b(href|src|poster|action|content)="([^"]*)"/g, (match, attribute: string, address: string) =>
      isInside(address) ? `${attribute}="${moved(address)}"` : match,
    )
    .replaceAll(/\b((?:image)?srcset)="([^"]*)"/gi, (_, attribute: string, list: string) => {
      const pictures = list.split(/,\s+/).map(one => one.replace(/^\S+/, address => (isInside(address) ? moved(address) : address)));
      return `${attribute}="${pictures.join(', ')}"`;
    })
    .replaceAll(/<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/g, data => freezeText(data, addresses))
    .replaceAll(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => linkTo(freezeCss(css, addresses)))
    .replace(/<html([^>]*)>/, (_, attributes: string) => `<html${attributes} data-frozen="${addresses.year}">`)
    .replace('</head>', `<meta name="robots" content="noindex, follow"/>${linkTo(frozenCss)}</head>`)
    .replace('</body>', `<aside class="frozen" aria-label="${name}">${notice} <a href="/${lang}/home">${link}</a></aside></body>`);
  return { html: frozen, dead: [...new Set(dead)] };
}

export const freezeText = (text: string, addresses: Addresses): string =>
  text.replaceAll(
    new RegExp(`${addresses.siteUrl.replaceAll('.', '\\.')}(/[^\\s"'<>&\\\\]*)`, 'g'),
    match => inArchive(match, addresses) ?? match,
  );

/** `scripting` queries are resolved as for a browser without scripts. */
export const freezeCss = (css: string, addresses: Addresses): string =>
  css
    .replaceAll(/\(scripting:\s*(none|enabled)\)/g, (_, is) => (is === 'none' ? '(min-width:0)' : '(max-width:0)'))
    .replaceAll(/url\((["']?)(\/[^)"']+)\1\)/g, (match, quote: string, address: string) => {
      const found = inArchive(address, addresses);
      return found ? `url(${quote}${found}${quote})` : match;
    });
