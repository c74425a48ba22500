import { useMemo, useState, type Ref, type RefCallback, type SyntheticEvent } from 'react';
import { mergeRefs } from './mergeRefs.ts';
import { useIsReady } from './useIsReady.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls that `report` has handled, and the events that it dispatched. */
const seen = new WeakSet<Control | Event>();

/** A function that sets a control's current value again; undefined if it is the value of the served page. */
function restorer(control: Control): (() => unknown) | undefined {
  if ('options' in control) {
    const options = [...control.options];
    const selected = options.map(option => option.selected);
    // A select that is not `multiple` shows its first enabled option if none is `selected`.
    const isServed =
      control.multiple || options.some(option => option.defaultSelected)
        ? options.every(option => option.selected === option.defaultSelected)
        : control.selectedIndex === options.findIndex(option => !option.disabled);
    return isServed ? undefined : () => options.forEach((option, index) => (option.selected = selected[index]!));
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const input = control as HTMLInputElement;
    const { checked } = input;
    // Of a group of radios only the checked one is reported.
    return checked === input.defaultChecked || (input.type === 'radio' && !checked) ? undefined : () => (input.checked = checked);
  }
  const { value } = control;
  // Script cannot set a file.
  return value === control.defaultValue ? undefined : () => control.type !== 'file' && (control.value = value);
}

/**
 * React reports no change of a value that the browser restored or a visitor typed before hydration. So this dispatches an `input` event
 * after the commit, when all refs are set. By then React may have overwritten a controlled field, so its value is set again.
 */
function report(control: Control) {
  if (seen.has(control)) return;
  seen.add(control);
  const restore = restorer(control);
  if (!restore) return;
  queueMicrotask(() => {
    restore();
    const event = new Event('input', { bubbles: true, composed: true });
    seen.add(event);
    control.dispatchEvent(event);
  });
}

/** Whether an `input` event reports a value from before hydration, which the component handles as a change. */
export const isRestored = ({ nativeEvent }: SyntheticEvent): boolean => seen.has(nativeEvent);

/** Ref of a control, combined with the consumer's, which reports a value that the control got before hydration. */
export function useRestored<Element extends Control>(theirs?: Ref<Element>): RefCallback<Element> {
  const isReady = useIsReady();
  const [isServed] = useState(!isReady);
  return useMemo(() => mergeRefs(isServed ? control => control && report(control) : () => {}, theirs), [isServed, theirs]);
}
