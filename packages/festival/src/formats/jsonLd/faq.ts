import { plainText } from '../../text/text.ts';
import { ids, type Node, type SiteEdition } from './node.ts';

export interface FaqEntry {
  id: string;
  question: string;
  answer: readonly string[];
  bullets?: readonly string[] | undefined;
}

export function faqPage(edition: SiteEdition, lang: string, path: string, entries: readonly FaqEntry[]): Node {
  const url = `${edition.siteUrl}/${lang}/${path}`;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    inLanguage: lang,
    about: { '@id': ids(edition).festival },
    mainEntity: entries.map(({ id, question, answer, bullets = [] }) => ({
      '@type': 'Question',
      name: plainText(question),
      url: `${url}#${id}`,
      acceptedAnswer: { '@type': 'Answer', text: [...answer, ...bullets].map(plainText).join('\n') },
    })),
  };
}
