import { Alert, type AlertTone } from '@tand/ui';
import { instantToLocal, type ContentLang, type Notice, type NoticeUrgency } from '@tand/festival';
import { edition } from '@edition/edition.ts';

const tones: Record<NoticeUrgency, AlertTone> = { calm: 'info', notable: 'warning', urgent: 'danger' };

/** Preview of a notice, without the role of a live region. */
export function NoticeLine({ text, urgency, from, lang }: Pick<Notice, 'urgency' | 'from'> & { text: string; lang: ContentLang }) {
  const clock = instantToLocal(Date.parse(from), edition.timeZone).slice(11, 16);
  return (
    <Alert tone={tones[urgency]} lang={lang} role="presentation">
      <p>
        {text} ({lang === 'sv' ? clock.replace(':', '.') : clock})
      </p>
    </Alert>
  );
}
