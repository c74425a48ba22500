import type { ContentLang } from '@tand/festival';
import { FetchError } from '@tand/ui/components/FetchError';
import { Prose } from '@tand/ui/components/Prose';
import { StaleNotice } from '@tand/ui/components/StaleNotice';

const chrome = {
  sv: { home: 'Hem', navigation: 'Du är här' },
  en: { home: 'Home', navigation: 'You are here' },
};

/** Breadcrumbs from the home page through the parent to the page itself. */
export const breadcrumbsOf = (lang: ContentLang, parent: { text: string; href: string }, text: string) => ({
  items: [{ text: chrome[lang].home, href: '/home' }, parent, { text }],
  labels: { navigation: chrome[lang].navigation },
});

export const proseOf = (paragraph: string) => (
  <Prose>
    <p>{paragraph}</p>
  </Prose>
);

export const textOf = (id: string, headline: string, paragraph: string) => ({ id, headline, paragraphs: [paragraph] });

const failures = {
  sv: { title: 'Det ville inte ta fyr', retry: 'Försök igen', retrying: 'Hämtar …' },
  en: { title: 'It would not light', retry: 'Try again', retrying: 'Loading…' },
};

export const fetchErrorIn = (lang: ContentLang, text: string) => <FetchError labels={{ ...failures[lang], text }} onRetry={() => {}} />;

export const noNewsIn = (lang: ContentLang) =>
  fetchErrorIn(lang, { sv: 'Nyheterna gick inte att hämta.', en: 'The news could not be fetched.' }[lang]);

export const staleIn = (lang: ContentLang) => (
  <StaleNotice
    savedAt={Date.parse('2025-06-14T08:00:00+02:00')}
    labels={{ text: { sv: 'Du ser det vi hämtade senast, {age}.', en: 'You are seeing what we last fetched, {age}.' }[lang] }}
  />
);
