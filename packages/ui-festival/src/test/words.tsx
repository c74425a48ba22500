import type { ContentLang } from '@tand/festival';

const chrome = {
  sv: { home: 'Hem', navigation: 'Du är här' },
  en: { home: 'Home', navigation: 'You are here' },
};

export const breadcrumbsOf = (lang: ContentLang, parent: { text: string; href: string }, text: string) => ({
  items: [{ text: chrome[lang].home, href: '/home' }, parent, { text }],
  labels: { navigation: chrome[lang].navigation },
});

export const textOf = (id: string, headline: string, paragraph: string) => ({ id, headline, paragraphs: [paragraph] });
