import { foldWords } from '@tand/festival';

const idIn = (hash: string) => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** Hides the parts of a page that do not contain all words of the search. */
export function attachPageSearch(element: HTMLElement): () => void {
  const page = element.closest('main') ?? element.ownerDocument.body;
  const field = element.querySelector('input')!;
  const result = element.querySelector('[role=status]')!;
  const { pageSearch: selector = '', none = '', other = '' } = element.dataset;
  // Created at the first search: Intl starts slowly on phones.
  let plural: Intl.PluralRules | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const targetOf = (hash: string) => element.ownerDocument.getElementById(idIn(hash));

  const search = (text: string) => {
    const words = foldWords(text).split(/\s+/).filter(Boolean);
    // Read at each search: the browser's translation may have changed the text.
    const parts = [...page.querySelectorAll<HTMLElement>(selector)];
    const groups = new Set<HTMLElement>();
    for (const part of parts) {
      const content = foldWords(part.textContent);
      part.hidden = !words.every(word => content.includes(word));
      const group = part.parentElement?.closest('section');
      if (group && !group.contains(element)) groups.add(group);
    }
    for (const group of groups) group.hidden = parts.every(part => part.hidden || !group.contains(part));
    for (const link of page.querySelectorAll<HTMLAnchorElement>('nav a[href*="#"]')) {
      const item = link.closest('li');
      const target = targetOf(link.hash);
      if (item && target) item.hidden = target.closest('[hidden]') !== null;
    }
    const count = parts.filter(part => !part.hidden).length;
    plural ??= new Intl.PluralRules(element.closest<HTMLElement>('[lang]')?.lang || undefined);
    const form = count === 0 ? none : (element.dataset[plural.select(count)] ?? other);
    result.textContent = words.length === 0 ? '' : form.replace('{{count}}', String(count));
  };
  const show = (hash: string) => {
    const target = targetOf(hash);
    if (!page.contains(target) || !target?.closest('[hidden]')) return;
    field.value = '';
    search('');
    target.scrollIntoView();
  };

  field.addEventListener('input', () => search(field.value), { signal });
  window.addEventListener('hashchange', () => show(window.location.hash), { signal });
  // A link to the current hash causes no hashchange.
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
      if (link && link.hash === window.location.hash) show(link.hash);
    },
    { signal },
  );
  if (field.value) search(field.value);
  return () => {
    ending.abort();
    search('');
  };
}
