import type { Lang } from '@tand/festival';
import type { Problem } from '../problem.ts';
import { saidInCopy, saidInLists, saidInNews, saidInProgramme, type Said } from '../said.ts';
import type { EditionSource } from '../source.ts';

interface Rule {
  lang: Lang;
  pattern: RegExp;
  message: string;
}

const rule = (lang: Lang, pattern: RegExp, message: string): Rule => ({ lang, pattern, message });

/** What no text says (LANG-10). */
const never: readonly Rule[] = [
  rule('sv', /(?<![\d:])[0-2]\d:[0-5]\d(?![\d:])/u, 'a time is written 10.00'),
  rule('sv', /\bklockan [0-2]?\d[.:]\d\d/u, 'a time is written kl. 10.00'),
  rule(
    'sv',
    /(?<=\p{Ll}(?:,| och| på| till)? )(?:Måndag|Tisdag|Onsdag|Torsdag|Fredag|Lördag|Söndag)(?:en)?(?! \p{Lu})\b/u,
    'weekdays are small inside a sentence',
  ),
  rule('sv', /\b(?:från|till|efter|före|mellan|senast) [0-2]\d\.[0-5]\d\b/u, '“kl.” stands before a time'),
  rule('sv', /\b(?:brinner på|brinner i hallen|biljetterna brinner|schemat brinner)\b/iu, 'no place, ticket or programme burns'),
  rule('sv', /\bfri kredit|på fri kredit/iu, '“fritt spel”'),
  rule('sv', /\b(?:bannlys\p{Ll}*|banordning)\b/iu, '“banna”, “bannordning”'),
  rule('sv', /\bsom ett hus\b/iu, 'say how large it is in another way'),
  rule('en', /(?<![\d.])[0-2]\d\.[0-5]\d(?![\d.]|\s?(?:m|km|kg))/u, 'a time is written 10:00'),
  rule('en', /\b\d{1,2} ?(?:a\.?m\.?|p\.?m\.?)(?!\p{L})/iu, 'times are of 24 hours'),
  rule(
    'en',
    /\b(?:colors?|favorites?|centers?|gray|teardown|learned|spilled|soda|canceled|traveling|organizers?)\b/iu,
    'British spelling and words',
  ),
  rule('en', /\b(?:skip the line|long line|stand in line|skipping the line)\b/iu, '“queue”'),
  rule('en', /\b(?:is|are) (?:alight|on fire|burning) (?:at|in)\b|\bburns on\b/iu, 'no place, ticket or programme burns'),
  rule('en', /\bfree credits?\b/iu, '“free play”'),
  rule('en', /\bparent(?:s’|’s) pass(?:es)?\b/iu, '“Parents pass”, as it is sold'),
  rule('en', /\b(?:as tall|as big|the size) (?:as|of) a house\b/iu, 'say how large it is in another way'),
  rule('en', /\p{L} …/u, 'no space before an ellipsis'),
];

/** Habits, and how often an edition may have each in a language; everything beyond is one too many. */
const budgets: readonly (Rule & { most: number })[] = [
  // A level of the Battle Pass, the founders and dates are among them.
  { ...rule('sv', /\belva\b/iu, 'elva'), most: 6 },
  { ...rule('en', /\beleven\b/iu, 'eleven'), most: 6 },
  { ...rule('sv', /\bvåffeljärn/iu, 'våffeljärn'), most: 4 },
  { ...rule('en', /\bwaffle irons?/iu, 'waffle iron'), most: 4 },
  { ...rule('sv', /\bmormor/iu, 'mormor'), most: 4 },
  { ...rule('en', /\bgrand(?:mother|ma|mum)|\bgran\b/iu, 'grandmother'), most: 5 },
  { ...rule('sv', /\bi fjol\b|\bförra året/iu, 'i fjol, förra året'), most: 7 },
  { ...rule('en', /\blast year/iu, 'last year'), most: 7 },
  // After a year off there is more to tell of the last time.
  { ...rule('sv', /\bförra (?:gången|festivalen)/iu, 'förra gången'), most: 22 },
  { ...rule('en', /(?<!the )\blast (?:time|festival)/iu, 'last time'), most: 22 },
  { ...rule('en', /\b(?:somebody|nobody)\b/iu, 'somebody, nobody'), most: 56 },
];

/** Match words are salt: how many texts of a page may play with them, but for the pages that are about them. */
const salt = {
  pattern: /\b(?:tänd(?!sticksetikett)\p{Ll}*|stickan?|stickor(?:na)?|ask(?:en|ar|arna)?|plån\p{Ll}*)\b/iu,
  most: 6,
  free: ['home', 'tickets', 'ticketsBattlepass'],
};

/** How the house writes: what is never said, and habits that are to stay rare. */
export function style(source: EditionSource): Problem[] {
  const said: Said[] = [...saidInCopy(source), ...saidInLists(source), ...saidInProgramme(source), ...saidInNews(source)];
  const wrong = said.flatMap(({ text, lang, place }) =>
    never
      .filter(one => one.lang === lang)
      .flatMap(({ pattern, message }) => {
        const found = pattern.exec(text)?.[0];
        return found ? [{ rule: 'style', ...place(), message: `“${found}”: ${message}` }] : [];
      }),
  );
  const worn = budgets.flatMap(({ lang, pattern, message, most }) => {
    const found = said.filter(one => one.lang === lang && pattern.test(one.text));
    return found
      .slice(most)
      .map(({ place }) => ({ rule: 'style', ...place(), message: `“${message}” stands in ${found.length} texts, at most ${most}` }));
  });
  const playful = said.filter(one => one.lang === 'sv' && one.page && !salt.free.includes(one.page) && salt.pattern.test(one.text));
  const salted = playful.flatMap(({ page, place }, index) =>
    playful.slice(0, index).filter(before => before.page === page).length < salt.most
      ? []
      : [{ rule: 'style', ...place(), message: `match words stand in more than ${salt.most} texts of ${page}` }],
  );
  return [...wrong, ...worn, ...salted];
}
