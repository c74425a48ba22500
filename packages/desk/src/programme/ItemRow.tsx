import { Badge, Button, flameGlyph, Icon, Link, VisuallyHidden, warningGlyph } from '@tand/ui';
import { shiftTimes, type TimedItem } from '@tand/festival';
import { Signed } from '../parts/Signed.tsx';
import { useTexts } from '../texts/texts.ts';
import { clockOf, nameOf, oldClockOf, whereOf } from './itemWords.ts';
import { placeLook } from './placeLook.ts';
import { plain } from './plain.ts';
import { Clock, Meta, part, Row } from './Rows.styles.ts';
import { putItem } from './tray.ts';
import type { Work } from './useProgramme.ts';

export const usualDelay = 30;

interface ItemRowProps {
  item: TimedItem;
  work: Work;
  isPlaced?: boolean;
  isRunning?: boolean;
  isClashing?: boolean;
}

export function ItemRow({ item, work, isPlaced = false, isRunning = false, isClashing = false }: ItemRowProps) {
  const { t, lang } = useTexts();
  const { places, days } = work.programme;
  const isUnsent = item.id in work.tray.drafts;
  const name = nameOf(item, lang);
  const old = oldClockOf(item);
  const delay = () => {
    const times = shiftTimes(item, usualDelay, days.length);
    if (times) work.change(tray => putItem(tray, work.current(item.id), { ...plain(item), ...times }));
  };
  return (
    <Row
      data-color={isPlaced ? undefined : placeLook(item.location).color}
      data-highlighted={item.highlight || undefined}
      data-cancelled={item.cancelled || undefined}
      data-running={isRunning || undefined}
    >
      <div>
        <Link {...part.title} href={`/programme/${item.id}`}>
          {item.highlight && <VisuallyHidden>{t('fields.highlight')}: </VisuallyHidden>}
          {name}
        </Link>
        <Meta>
          <Clock>{clockOf(item)}</Clock>
          {old && (
            <del>
              <VisuallyHidden>{t('item.before')} </VisuallyHidden>
              {old}
            </del>
          )}
          {!isPlaced && <span>{whereOf(item, places, lang)}</span>}
          {item.highlight && <Icon glyph={flameGlyph} size="small" />}
          {item.cancelled && <Badge>{t('fields.cancelled')}</Badge>}
          {isUnsent && <Badge tone="warning">{t('tray.unsent')}</Badge>}
          {isClashing && (
            <Badge tone="danger">
              <Icon glyph={warningGlyph} size="small" />
              {t('tray.clash')}
            </Badge>
          )}
        </Meta>
      </div>
      {!item.cancelled && (
        <Button size="small" variant="ghost" aria-label={t('item.delay', { minutes: usualDelay, name })} onClick={delay}>
          <Signed minutes={usualDelay} />
        </Button>
      )}
    </Row>
  );
}
