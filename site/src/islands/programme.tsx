import { edition } from '@edition/edition.ts';
import { scheduleView, subscription, withDayOf, type ScheduleView } from '@tand/festival';
import { DataNotice, useLoaded, type Api, type Loaded } from '@tand/runtime/data';
import { useLang, type Lang } from '@tand/runtime/i18n';
import { changeSearch, queryLink, useAddress } from '@tand/runtime/islands';
import { Link, LinkProvider, Stack, Text, useLink } from '@tand/ui';
import { createSeenStore, Programme, useProgramme } from '@tand/ui-festival';
import { useCallback, useMemo } from 'react';
import { dayNames } from '../app/format.ts';
import { useCopy } from '../app/useCopy.ts';
import { useProgrammeLabels } from '../schedule/labels.ts';
import { placeLook } from '../schedule/looks.ts';
import { picks } from '../schedule/picks.ts';
import { useNotifications } from '../schedule/useNotifications.ts';

export interface ProgrammeIslandProps {
  served: Loaded<ScheduleView> & { data: ScheduleView };
  query: string;
}

const ScheduleLink = queryLink('/schedule', withDayOf);
const reads = ['programme'] as const;
const sources = (lang: Lang) => ({ reads, load: async (api: Api) => scheduleView(edition, await api.schedule(), lang) });
const readSearch = ({ search }: Location) => search;
const seen = createSeenStore(`tand:seen:${edition.year}`);
const loadCode = async () => (await import('../schedule/qrCode.ts')).qrCode;
const isCalendarServed = async (href: string) => (await fetch(new URL(href).pathname, { method: 'HEAD' })).ok;

/** SCHED-16 to SCHED-23 */
export default function ProgrammeIsland({ served, query }: ProgrammeIslandProps) {
  const lang = useLang();
  const { data, ...state } = useLoaded<ScheduleView>(
    served,
    useMemo(() => sources(lang), [lang]),
  );
  const copy = useCopy('schedule');
  const links = useLink();
  const { schedule, tools } = useProgramme({
    edition,
    data: data ?? served.data,
    at: state.at,
    isStored: state.problem !== undefined,
    search: useAddress(readSearch, undefined),
    served: query,
    viewKey: 'tand:schedule-view',
    changeSearch,
    dayNames: useCallback((date: string) => dayNames(date, lang), [lang]),
    placeLook,
    labels: useProgrammeLabels(),
    picks,
    seen,
    calendarHref: useCallback((part: string) => subscription(edition, lang, `schedule${part}`), [lang]),
    isCalendarServed,
    loadCode,
    notifications: useNotifications(),
    notice: <DataNotice {...state} />,
  });
  const { text, json, xml } = copy('data');
  return (
    <LinkProvider {...links} component={ScheduleLink}>
      <Programme
        title={copy('headline')}
        lead={copy('preamble')}
        timesNote={copy('timesNote')}
        schedule={schedule}
        after={
          <>
            {tools}
            <Stack gap={2} data-print="hidden">
              <Text>{text}</Text>
              <Stack direction="row" gap={5}>
                <Link href="/schedule.json">{json}</Link>
                <Link href="/schedule.xml">{xml}</Link>
              </Stack>
            </Stack>
          </>
        }
      />
    </LinkProvider>
  );
}
