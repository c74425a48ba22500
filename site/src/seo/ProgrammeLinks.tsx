import type { Lang } from '@tand/runtime/i18n';

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
