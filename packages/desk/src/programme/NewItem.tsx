import { instantToLocal, type ScheduleDay } from '@tand/festival';
import { edition } from '@edition/edition.ts';
import { useClock } from '@tand/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskProgramme } from '@tand/festival/desk';
import { Screen } from '../app/Screen.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { useTexts } from '../texts/texts.ts';
import { newId } from './itemDraft.ts';
import { putItem, trayStore } from './tray.ts';
import { useProgramme } from './useProgramme.ts';

/** Puts a new item into the tray, at the next full hour of the day it is, and opens it. */
export function NewItem() {
  const query = useProgramme();
  const { t } = useTexts();
  return (
    <Screen title={t('item.new')} back={{ href: '/programme', label: t('programme.title') }}>
      <Loaded query={query}>{programme => <Make programme={programme} />}</Loaded>
    </Screen>
  );
}

function Make({ programme: { places, days } }: { programme: DeskProgramme }) {
  const navigate = useNavigate();
  const clock = useClock();
  const isMade = useRef(false);
  useEffect(() => {
    if (isMade.current) return;
    isMade.current = true;
    const local = instantToLocal(clock.now(), edition.timeZone);
    const day = Math.max(0, days.indexOf(local.slice(0, 10))) as ScheduleDay;
    const hour = (Number(local.slice(11, 13)) + 1) % 24;
    const at = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;
    const item = {
      id: newId(),
      day,
      location: places[0]?.id ?? 1,
      start_time: at(hour),
      end_time: at(hour + 1),
      name_sv: '',
      name_en: '',
      short_desc_sv: '',
      short_desc_en: '',
      highlight: false,
    };
    trayStore.set(tray => putItem(tray, undefined, item));
    void navigate(`/programme/${item.id}`, { replace: true });
  }, [clock, days, navigate, places]);
  return null;
}
