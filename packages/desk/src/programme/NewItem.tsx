import { useClock } from '@tand/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskProgramme } from '@tand/festival/desk';
import { Screen } from '../app/Screen.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { useTexts } from '../texts/texts.ts';
import { freshItem } from './itemDraft.ts';
import { putItem, trayStore } from './tray.ts';
import { useProgramme } from './useProgramme.ts';

/** Adds an item to the drawer at the next full hour and opens it. */
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
    const item = freshItem(clock.now(), days, places);
    trayStore.set(tray => putItem(tray, undefined, item));
    void navigate(`/programme/${item.id}`, { replace: true });
  }, [clock, days, navigate, places]);
  return null;
}
