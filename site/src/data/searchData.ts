import { answers } from '@edition/lists/answers.ts';
import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { edition } from '@edition/edition.ts';
import { contentLang, searchFacts, whenInWords, type SearchSources, type WhenTexts } from '@tand/festival';
import type { Texts } from '@tand/runtime/i18n';
import { searchIndex, type SearchData } from '@tand/runtime/search';
import { clockText } from '@tand/ui';
import { dayNames } from '../app/format.ts';
import { whenWords } from '../schedule/when.ts';
import { pages } from '../sitemap.ts';

/** Addresses with the same module and texts are one page. */
const searched = pages
  .filter(({ path }) => !path.includes(':') && path !== '404')
  .filter((page, index, own) => own.findIndex(other => other.module === page.module && other.texts[0] === page.texts[0]) === index)
  .map(({ path, texts }) => ({ path, name: texts[0]! }));

export function searchData(sources: Pick<SearchSources, 'lang' | 'news' | 'schedule'> & { texts: Texts }): SearchData {
  const { lang, texts } = sources;
  const words = whenWords(lang, (texts['schedule'] as { when: WhenTexts }).when);
  const when: SearchSources['when'] = item => whenInWords(item, clockText(item.startMinutes, lang), words);
  return searchIndex(
    lang,
    searchFacts({ ...sources, edition, pages: searched, creators, guests: cosplayGuests, dayNames, when }),
    answers.map(answer => ({ href: answer.href, phrases: answer[contentLang(lang)] })),
  );
}
