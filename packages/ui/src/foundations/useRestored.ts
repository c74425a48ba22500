import { useMemo, useState, type Ref, type RefCallback, type SyntheticEvent } from 'react';
import { mergeRefs } from './mergeRefs.ts';
import { useIsReady } from './useIsReady.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Reported controls, and the events that report them. */
const seen = new WeakSet<Control | Event>();

/** Returns a function that restores the control's value; undefined if that is the value of the served page. */
function restorer(control: Control): (() => unknown) | undefined {
  if ('options' in control) {
    const options = [...control.options];
    const selected = options.map(option => option.selected);
    // A single select shows its first enabled option if none is `selected`.
    const isServed =
      control.multiple || options.some(option => option.defaultSelected)
        ? options.every(option => option.selected === option.defaultSelected)
        : control.selectedIndex === options.findIndex(option => !option.disabled);
    return isServed ? undefined : () => options.forEach((option, index) => (option.selected = selected[index]!));
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const input = control as HTMLInputElement;
    const { checked } = input;
    return checked === input.defaultChecked || (input.type === 'radio' && !checked) ? undefined : () => (input.checked = checked);
  }
  const { value } = control;
  // Script cannot set a file.
  return value === control.defaultValue ? undefined : () => control.type !== 'file' && (control.value = value);
}

/** React does not report values from before hydration, and may overwrite them. */
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

/** Whether an `input` event reports a value from before hydration. */
export const isRestored = ({ nativeEvent }: SyntheticEvent): boolean => seen.has(nativeEvent);

/** Ref of a control that reports a value from before hydration. */
export function useRestored<Element extends Control>(theirs?: Ref<Element>): RefCallback<Element> {
  const isReady = useIsReady();
  const [isServed] = useState(!isReady);
  return useMemo(() => mergeRefs(isServed ? control => control && report(control) : () => {}, theirs), [isServed, theirs]);
}
