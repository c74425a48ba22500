import { Icon, infoGlyph, warningGlyph } from '@tand/ui';
import { NoticeFrame } from './Notices.styles.ts';
import type { Notice } from './noticeState.ts';

/** The line as it lies across the site. */
export function NoticeLine({ text, urgency, lang }: { text: string; urgency: Notice['urgency']; lang: 'sv' | 'en' }) {
  return (
    <NoticeFrame data-urgency={urgency} lang={lang}>
      <Icon glyph={urgency === 'calm' ? infoGlyph : warningGlyph} />
      <p>{text}</p>
    </NoticeFrame>
  );
}
