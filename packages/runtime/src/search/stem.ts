import { foldWords } from '@tand/festival';
import type { Lang } from '../i18n/language.ts';

/** Swedish endings without accents (after the Snowball stemmer, with the definite -et). */
const swedish =
  /(?:heterna|hetens|andens|anden|heten|heter|arnas|ernas|ornas|andes|andet|arens|arna|erna|orna|ande|arne|aste|aren|ades|erns|ade|are|ern|ens|het|ast|ets|ad|an|en|ar|er|or|as|es|at|et|a|e)$/;
const english = /(?:ings|ing|edly|ed|ers|er|ly)$/;

/** Shorter stems match too much. */
const shortest = 3;
const shortestAgain = 5;

function cut(word: string, ending: RegExp, least = shortest): string {
  const stem = word.replace(ending, '');
  return stem.length >= least ? stem : word;
}

const stemmers: Partial<Record<Lang, (word: string) => string>> = {
  sv: word => {
    // After one ending another may remain: 'kreatören', 'kreatör'.
    const bare = cut(cut(word, swedish), swedish, shortestAgain);
    // 'festivals', 'nytt', 'rolig'
    return cut(bare, /(?<=[bcdfghjklmnoprtvy])s$|(?<=[dgnkt])t$|(?<=l|e)ig$/);
  },
  en: word => {
    const single = word.length > shortest ? word.replace(/ies$/, 'y').replace(/(?<=s|x|ch|sh)es$|(?<![su])s$/, '') : word;
    return cut(single, english)
      .replace(/(.)\1$/, '$1')
      .replace(/(?<=..)e$/, '');
  },
};

export const stem = (word: string, lang: Lang) => stemmers[lang]?.(foldWords(word)) ?? foldWords(word);

export const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const stopWords: Partial<Record<Lang, ReadonlySet<string>>> = {
  sv: new Set(
    'och i att det som en ett på är av för med till den har de inte om var vad hur när jag man kan får du vi där finns min mitt mina ska ni er era vill gå går tar ta sig så mig oss ha ens vilken vilket vilka någon något han hon hen några eller men bli blir där här dit hit behöver måste'
      .split(' ')
      .map(foldWords),
  ),
  en: new Set(
    'the a an and of to in is it for on with that are be do does what where when how can i my you your we there me us our at any some will would should could have has am need want which who if or but this he she they'.split(
      ' ',
    ),
  ),
};

export const isStopWord = (word: string, lang: Lang) => stopWords[lang]?.has(foldWords(word)) ?? false;

/** '12 år', '12-åring', '12 years old', 'aged 12' */
const ages: Partial<Record<Lang, RegExp>> = {
  sv: /\b(?:vara|fyllt|fylla) \d{1,2}\b(?! ?år)|\b\d{1,2}[ -]?(?:år(?:ing(?:ar)?)?|års|åriga?)(?![\p{L}])(?: gammal)?/giu,
  en: /\b\d{1,2}[ -]?(?:years?|yrs?|yo)(?![\p{L}])(?:[ -]olds?)?|\b(?:aged?|be|turned) \d{1,2}\b/giu,
};
const ageWords: Partial<Record<Lang, string>> = { sv: 'ålder', en: 'age' };

export function telling(question: string, lang: Lang): string[] {
  const words = wordsOf(question.replace(ages[lang] ?? '', ` ${ageWords[lang] ?? ''} `));
  const own = words.filter(word => !isStopWord(word, lang));
  return own.length > 0 ? own : words;
}
