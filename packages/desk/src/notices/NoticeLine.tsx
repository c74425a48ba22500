import { Alert, type AlertTone } from '@tand/ui';
import { clockIn, instantToLocal, type ContentLang, type Notice, type NoticeUrgency } from '@tand/festival';
import { edition } from '@edition/edition.ts';

const tones: Record<NoticeUrgency, AlertTone> = { calm: 'info', notable: 'warning', urgent: 'danger' };

/** A notice in a list or a preview must not be a live region. */
export function NoticeLine({ text, urgency, from, lang }: Pick<Notice, 'urgency' | 'from'> & { text: string; lang: ContentLang }) {
  return (
    <Alert tone={tones[urgency]} lang={lang} role="presentation">
      <p>
        {text} ({clockIn(instantToLocal(Date.parse(from), edition.timeZone).slice(11, 16), lang)})
      </p>
    </Alert>
  );
}
