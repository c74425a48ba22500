import { useEffect, type RefObject } from 'react';
import { useSwitchWarning } from '../../foundations/useControlled.ts';

export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean | undefined, defaultOpen: boolean) {
  useSwitchWarning(open !== undefined);
  const isShown = open ?? defaultOpen;
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isShown) return;
    if (isShown) element.showModal();
    // An uncontrolled dialog may have been opened before hydration.
    else if (open === false) element.close();
  }, [dialog, open, isShown]);
}
