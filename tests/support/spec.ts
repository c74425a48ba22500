import { edition, type Lang } from './site.ts';

export interface SpecPage {
  lang: Lang;
  document: Document;
}

const main = ({ document }: SpecPage) => document.querySelector('main')!;
const hrefsIn = (root: ParentNode) => [...root.querySelectorAll('a[href]')].map(anchor => anchor.getAttribute('href')!);
const bare = (href: string) => href.replace(/[?#].*$/, '');

/** Counts the elements in `main` that match each selector; a capitalized name selects a component. */
export const count =
  (...selectors: string[]) =>
  (page: SpecPage) =>
    selectors.map(selector => main(page).querySelectorAll(asSelector(selector)).length);
const asSelector = (selector: string) => selector.replace(/(^|\s)([A-Z]\w+)/g, '$1[data-component=$2]');

export const texts = (selector: string) => (page: SpecPage) =>
  [...main(page).querySelectorAll(asSelector(selector))].map(element => element.textContent.replace(/\s+/g, ' ').trim());

/** Selector of the element that a heading with this id labels. */
export const section = (id: string) => `[aria-labelledby=${id}]`;

export const missing =
  (...paths: string[]) =>
  (page: SpecPage) => {
    const hrefs = new Set(hrefsIn(main(page)).map(bare));
    return paths.flatMap(each => each.split(' ')).filter(path => !hrefs.has(`/${page.lang}${path}`));
  };

export const linksMissing =
  (...names: (keyof typeof edition.links)[]) =>
  (page: SpecPage) => {
    const hrefs = hrefsIn(main(page));
    return names.filter(name => !hrefs.includes(edition.links[name]!));
  };

export const sells = (group: string) => (page: SpecPage) =>
  hrefsIn(main(page)).includes(`${edition.tickets.shopUrl}/${page.lang}/${edition.tickets.productGroups[group]}`);

export const filesMissing =
  (...files: string[]) =>
  (page: SpecPage) =>
    files.filter(file => !hrefsIn(main(page)).includes(file.replace('{lang}', page.lang)));

export const linksOf = (selector: string) => (page: SpecPage) => {
  const start = `/${page.lang}`;
  const root = page.document.querySelector(asSelector(selector));
  return root ? [...new Set(hrefsIn(root).flatMap(href => (href.startsWith(`${start}/`) ? bare(href).slice(start.length) : [])))] : [];
};

export const hrefs = (selector: string) => linksOf(`main ${selector}`);

/** Ids of the headings that label elements, in document order, and of `h2` in sections without `aria-labelledby`. */
export const parts = (page: SpecPage) => [
  ...new Set(
    [...main(page).querySelectorAll('[aria-labelledby], section:not([aria-labelledby]) > h2[id]')].map(
      part => part.getAttribute('aria-labelledby') ?? part.id,
    ),
  ),
];
