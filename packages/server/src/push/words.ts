import type { ScheduleItem } from '@tand/festival';
import type { Renderer } from '../renderer.ts';
import type { Store } from '../store.ts';
import type { Words } from './queue.ts';

/** What phones are told, in the words of the site; a site without any says the item's name. */
export const wordsOf =
  (renderer: Renderer, store: Store): Words =>
  (deed, document, lang) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a document of the kind "item" is one
    const item = document as unknown as ScheduleItem;
    return (
      renderer.message?.(deed, item, store.snapshot.schedule.locations, lang) ?? {
        title: item[`name_${lang}`],
        body: '',
        url: `/${lang}/schedule`,
      }
    );
  };
