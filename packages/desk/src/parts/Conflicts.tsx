import { Alert, Button } from '@tand/ui';
import { Choice } from '../programme/Publish.styles.ts';
import { useTexts } from '../texts/texts.ts';

interface ConflictsProps {
  conflicts: readonly string[];
  textOf: (group: string, whose: 'mine' | 'theirs') => string;
  labelOf: (group: string) => string;
  onChoose: (group: string, keep: 'mine' | 'theirs') => void;
}

/** CREW-6 */
export function Conflicts({ conflicts, textOf, labelOf, onChoose }: ConflictsProps) {
  const { t } = useTexts();
  if (conflicts.length === 0) return null;
  return (
    <>
      <Alert tone="warning" title={t('publish.meetTitle')}>
        {t('publish.meetText')}
      </Alert>
      {conflicts.map(group => (
        <Choice key={group} role="group" aria-label={t('meet.title', { what: labelOf(group) })}>
          <h3>{t('meet.title', { what: labelOf(group) })}</h3>
          <div>
            <p>{t('meet.theirs')}</p>
            <span>{textOf(group, 'theirs') || t('diff.nothing')}</span>
            <Button size="small" variant="ghost" onClick={() => onChoose(group, 'theirs')}>
              {t('meet.keepTheirs')}
            </Button>
          </div>
          <div>
            <p>{t('meet.mine')}</p>
            <span>{textOf(group, 'mine') || t('diff.nothing')}</span>
            <Button size="small" onClick={() => onChoose(group, 'mine')}>
              {t('meet.keepMine')}
            </Button>
          </div>
        </Choice>
      ))}
    </>
  );
}
