import { itemName, type ScheduleItem } from '@tand/festival';
import type { Renderer } from '../pages/renderer.ts';
import type { Store } from '../../content/store.ts';
import type { Words } from './queue.ts';

/** Falls back to the item's name if the site has no texts. */
export const wordsOf =
  (renderer: Renderer, store: Store): Words =>
  (deed, document, lang) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- documents of kind "item" have this type
    const item = document as unknown as ScheduleItem;
    return (
      renderer.message?.(deed, item, store.snapshot.schedule.locations, lang) ?? {
        title: itemName(item, lang),
        body: '',
        url: `/${lang}/schedule`,
      }
    );
  };
