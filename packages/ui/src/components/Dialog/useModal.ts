import { useEffect, type RefObject } from 'react';
import { useSwitchWarning } from '../../foundations/useControlled.ts';

/** Opens and closes a modal `<dialog>` by its state. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean | undefined, defaultOpen: boolean) {
  useSwitchWarning(open !== undefined);
  const isShown = open ?? defaultOpen;
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isShown) return;
    if (isShown) element.showModal();
    // Uncontrolled, it may have been opened before hydration and is left alone.
    else if (open === false) element.close();
  }, [dialog, open, isShown]);
}
