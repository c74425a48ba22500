import { edition } from '@edition/edition.ts';
import { scheduleView, type ScheduleView } from '@tand/festival';
import { Island } from '@tand/runtime/islands';
import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import type { Loaded, LoadContext } from '@tand/runtime/data';
import type { ProgrammeIslandProps } from '../islands/programme.tsx';
import { Served } from '../seo/served.ts';

/** SCHED-16 to SCHED-23 */
export async function load({ api, lang }: LoadContext): Promise<ScheduleView> {
  return scheduleView(edition, await api.schedule(), lang);
}

export default function SchedulePage() {
  const served = useLoaderData<Loaded<ScheduleView>>();
  const { choice: query = '' } = use(Served);
  return (
    <>
      <Head {...useCopy('schedule')('meta')} path="schedule" image="schedule" />
      <Island<ProgrammeIslandProps> of="programme" on="idle" props={{ served, query }} />
    </>
  );
}
