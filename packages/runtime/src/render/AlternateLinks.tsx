import { feeds } from '@tand/festival';
import { href, type Lang } from '../i18n/index.ts';

export const FeedLinks = ({ lang, title }: { lang: Lang; title: string }) =>
  feeds.map(({ file, name, type }) => (
    <link key={file} rel="alternate" type={type} title={`${title} (${name})`} href={href(lang, `news/${file}`)} />
  ));

/** SCHED-42, SCHED-46 */
export const ProgrammeLinks = ({ lang, title }: { lang: Lang; title: string }) => (
  <>
    <link rel="alternate" type="text/calendar" title={`${title} (iCalendar)`} href={`/${lang}/schedule.ics`} />
    <link rel="alternate" type="application/vnd.c3voc.schedule+xml" title={`${title} (frab XML)`} href="/schedule.xml" />
    <link rel="alternate" type="application/json" title={`${title} (frab JSON)`} href="/schedule.json" />
  </>
);
