import { Button } from '@tand/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DeskCheck, DeskSession } from '@tand/festival/desk';
import { useDesk } from '../api/useDesk.ts';
import { useTexts } from '../texts/texts.ts';
import type { Work } from './useProgramme.ts';

export const mayPublish = (session: DeskSession | undefined): boolean =>
  session?.person.role === 'editor' || session?.person.role === 'admin';

export function TrayAction({ work, check }: { work: Work; check: UseQueryResult<DeskCheck> }) {
  const { t } = useTexts();
  const { data: session } = useDesk('session');
  const count = Object.keys(work.tray.drafts).length;
  if (count === 0)
    return (
      <Button variant="secondary" href="/programme/new">
        {t('programme.add')}
      </Button>
    );
  const clashes = check.data?.clashes.filter(({ isOld }) => !isOld).length ?? 0;
  const { length: meetings } = work.meetings;
  return (
    <>
      <p role="status">
        <strong>{t('tray.count', { count })}</strong>
        <br />
        {meetings > 0 ? t('tray.meetings', { count: meetings }) : clashes > 0 ? t('tray.clashes', { count: clashes }) : t('tray.onlyHere')}
      </p>
      <Button href="/programme/publish">{mayPublish(session) ? t('tray.review') : t('tray.look')}</Button>
    </>
  );
}
