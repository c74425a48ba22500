import { useId, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import {
  SegmentedControlFrame,
  SegmentedControlLegend,
  SegmentedControlOptionFrame,
  SegmentedControlRow,
} from './SegmentedControl.styles.ts';

/** One of the segments. */
export interface SegmentedControlOption {
  value: string;
  label: string;
  /** A word more for a segment that wants looking at, as what is missing there; shown as a dot, and read out. */
  mark?: string | undefined;
}

export interface SegmentedControlProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue'> {
  /** Names the choice. */
  label: string;
  /** Shows the name above. */
  hasVisibleLabel?: boolean | undefined;
  /** Two to five, of few letters. */
  options: readonly SegmentedControlOption[];
  /** Value of the segment that holds, when the consumer keeps it. */
  value?: string | undefined;
  /** Value of the segment that holds at first; the first one unless told. */
  defaultValue?: string | undefined;
  /** Told the value of another segment. */
  onValueChange?: ((value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
}

/** One of a few, side by side in one box: another view, another language. It acts at once. */
export function SegmentedControl({
  label,
  hasVisibleLabel = false,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  ...rest
}: SegmentedControlProps) {
  const [held, setHeld] = useControlled(value, defaultValue);
  const name = useId();
  return (
    <SegmentedControlFrame data-component="SegmentedControl" {...rest}>
      <SegmentedControlLegend>{hasVisibleLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}</SegmentedControlLegend>
      <SegmentedControlRow>
        {options.map(option => (
          <SegmentedControlOptionFrame key={option.value} data-part="segment" data-marked={option.mark ? true : undefined}>
            <input
              type="radio"
              name={name}
              form="" // acts at once: no form sends it or sets it back
              value={option.value}
              checked={option.value === held}
              onChange={event => {
                setHeld(option.value);
                onValueChange?.(option.value, { event });
              }}
            />
            <span>{option.label}</span>
            {option.mark && <VisuallyHidden>, {option.mark}</VisuallyHidden>}
          </SegmentedControlOptionFrame>
        ))}
      </SegmentedControlRow>
    </SegmentedControlFrame>
  );
}
