import { nameLanguage, softHyphen, withJoiners, type ContentLang, type ScheduleItem, type SoftNames } from '@tand/festival';
import english from 'hyphen/en/index.js';
import swedish from 'hyphen/sv/index.js';

/** Shorter words fit the narrowest column of the programme. */
const leastLetters = 9;
const longWord = new RegExp(`\\p{L}{${leastLetters},}`, 'gu');
const patterns = { sv: swedish, en: english };
const known = { sv: new Map<string, string>(), en: new Map<string, string>() };

function softWord(word: string, lang: ContentLang): string {
  const before = known[lang].get(word);
  if (before !== undefined) return before;
  const soft = patterns[lang].hyphenateSync(word, { minWordLength: leastLetters, hyphenChar: softHyphen });
  known[lang].set(word, soft);
  return soft;
}

function soft(name: string, lang: ContentLang): string | undefined {
  const parted = withJoiners(name).replaceAll(longWord, word => softWord(word, lang));
  return parted === name ? undefined : parted;
}

/** Undefined if neither name needs soft hyphens or joiners (SCHED-62). */
export function softNames(item: Pick<ScheduleItem, 'name_sv' | 'name_en' | 'language'>): SoftNames | undefined {
  const own = nameLanguage(item);
  const [sv, en] = [soft(item.name_sv, own ?? 'sv'), soft(item.name_en, own ?? 'en')];
  return sv || en ? { ...(sv && { sv }), ...(en && { en }) } : undefined;
}
