import { feedTypes } from '@tand/festival';
import { href, type Lang } from '@tand/runtime/i18n';

export const feeds = [
  { file: 'rss.xml', name: 'RSS' },
  { file: 'atom.xml', name: 'Atom' },
  { file: 'feed.json', name: 'JSON Feed' },
] as const;

export function FeedLinks({ lang, title }: { lang: Lang; title: string }) {
  return feeds.map(({ file, name }) => (
    <link key={file} rel="alternate" type={feedTypes[file]} title={`${title} (${name})`} href={href(lang, `news/${file}`)} />
  ));
}

/** The programme as files, which calendars and apps of conferences find by their types (SCHED-42, SCHED-46). */
export function ProgrammeLinks({ lang, title }: { lang: Lang; title: string }) {
  return (
    <>
      <link rel="alternate" type="text/calendar" title={`${title} (iCalendar)`} href={`/${lang}/schedule.ics`} />
      <link rel="alternate" type="application/vnd.c3voc.schedule+xml" title={`${title} (frab XML)`} href="/schedule.xml" />
      <link rel="alternate" type="application/json" title={`${title} (frab JSON)`} href="/schedule.json" />
    </>
  );
}
