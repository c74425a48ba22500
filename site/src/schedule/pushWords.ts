import { edition } from '@edition/edition.ts';
import { pushMessage, type WhenTexts } from '@tand/festival';
import type { Texts } from '@tand/runtime/i18n';
import type { Renderer } from '@tand/server';
import { whenWords } from './when.ts';

type Messages = Record<'moved' | 'cancelled' | 'reinstated', string>;

/** PUSH-3 */
export const pushWords =
  (texts: Record<string, Texts>): Renderer['message'] =>
  (deed, item, places, lang) => {
    const { push, schedule } = texts[lang] as { push: { message: Messages }; schedule: { when: WhenTexts } };
    return pushMessage(edition, item, places, lang, { text: push.message[deed], words: whenWords(lang, schedule.when) });
  };
