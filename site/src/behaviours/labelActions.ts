import type { LabelOwner, LabelWords, OwnFormat } from '@tand/art/own-label';
import { saveLabel } from '../app/labelPicture.ts';
import { attachShare } from '@tand/runtime/behaviours';

/**
 * Saves a label as a picture (LABEL-2) and copies its link (LABEL-3, `attachShare`). Attributes of `element`: `data-label`, JSON of owner
 * and words; those of `attachShare`; its `data-failed` is said too when a picture cannot be saved. A button `data-save` names the format.
 * @returns detach
 */
export function attachLabelActions(element: HTMLElement): () => void {
  const attachment = new AbortController();
  const detachShare = attachShare(element);
  element.addEventListener(
    'click',
    async ({ target }) => {
      const format = (target as Element).closest<HTMLElement>('[data-save]')?.dataset['save'];
      if (!format) return;
      const { label = '', failed = '' } = element.dataset;
      const { owner, words } = JSON.parse(label) as { owner: LabelOwner; words: LabelWords };
      try {
        await saveLabel(owner, words, format as OwnFormat);
      } catch {
        element.querySelector('[role=status]')!.textContent = failed;
      }
    },
    { signal: attachment.signal },
  );
  return () => {
    detachShare();
    attachment.abort();
  };
}
