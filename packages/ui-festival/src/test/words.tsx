import { Prose } from '@tand/ui/components/Prose';

/* What the words of several patterns' stories have in common. */

const chrome = {
  sv: { home: 'Hem', navigation: 'Du är här' },
  en: { home: 'Home', navigation: 'You are here' },
};

/** The way to a page from the start page: the page above it, and its own name. */
export const breadcrumbsOf = (lang: 'sv' | 'en', parent: { text: string; href: string }, text: string) => ({
  items: [{ text: chrome[lang].home, href: '/home' }, parent, { text }],
  labels: { navigation: chrome[lang].navigation },
});

/** A paragraph as a page sets it. */
export const proseOf = (paragraph: string) => (
  <Prose>
    <p>{paragraph}</p>
  </Prose>
);

/** A headed text of one paragraph, as `TextColumns` takes it. */
export const textOf = (id: string, title: string, paragraph: string) => ({
  id,
  title,
  content: proseOf(paragraph),
  length: title.length + paragraph.length,
});
