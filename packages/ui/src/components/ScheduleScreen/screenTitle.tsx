import { entryTitle, type ScheduleEntry } from '../ScheduleItem/index.ts';

/** Letters that fit the narrowest card; longer words are hyphenated. */
const mostLetters = 18;

const wholeWords = (title: string) =>
  title
    .split(' ')
    .map(word => [word, word.replaceAll('\u00ad', '')] as const)
    .map(([soft, plain]) => (plain.length > mostLetters ? soft : plain))
    .join(' ');

export function screenTitle(entry: ScheduleEntry, cancelled: string) {
  const title = entryTitle({ ...entry, softTitle: wholeWords(entry.softTitle ?? entry.title) });
  return entry.isCancelled ? (
    <>
      <s>{title}</s> <em>{cancelled}</em>
    </>
  ) : (
    title
  );
}
