import { edition } from '@edition/edition.ts';
import { pageTitle, scheduleView, type ScheduleView } from '@tand/festival';
import { Island } from '@tand/runtime/islands';
import { use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Head, useCopy, useLang, type LoadContext } from '#app';
import type { ProgrammeIslandProps } from '../islands/programme.tsx';
import { EndOfFirstScreen, ProgrammeLinks } from '@tand/runtime/render';
import { Served } from '@tand/runtime/render/served';

export async function load({ api, lang }: LoadContext): Promise<ScheduleView> {
  return scheduleView(edition, await api.schedule(), lang);
}

export default function SchedulePage() {
  const served = useLoaderData<ProgrammeIslandProps['served']>();
  const { choice: query = '' } = use(Served);
  const meta = useCopy('schedule')('meta');
  const lang = useLang();
  return (
    <>
      <Head {...meta} path="schedule" image="schedule" />
      <ProgrammeLinks lang={lang} title={pageTitle(edition, meta.title)} />
      <Island<ProgrammeIslandProps> of="programme" on="idle" props={{ served, query }} />
      <EndOfFirstScreen />
    </>
  );
}
