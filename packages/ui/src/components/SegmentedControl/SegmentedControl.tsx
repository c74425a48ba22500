import { type ChangeEvent, type ComponentPropsWithRef, type SyntheticEvent, useId } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { useControlled } from '../../foundations/useControlled.ts';
import { isRestored, useRestored } from '../../foundations/useRestored.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import {
  SegmentedControlFrame,
  SegmentedControlLegend,
  SegmentedControlOptionFrame,
  SegmentedControlRow,
} from './SegmentedControl.styles.ts';
import type { Variables } from '../../styles/variables.ts';

export type SegmentedControlVariables = Variables<
  'segmented-control',
  'background' | 'color' | 'selected-background' | 'selected-color' | 'border' | 'radius' | 'font'
>;

export interface SegmentedControlOption {
  value: string;
  label: string;
  /** Notice about the option, shown as a dot and read aloud. */
  mark?: string | undefined;
}

export interface SegmentedControlProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue'> {
  /** Accessible name of the group. */
  label: string;
  /** Whether the name is shown above. */
  hasVisibleLabel?: boolean | undefined;
  /** Two to five options with short labels. */
  options: readonly SegmentedControlOption[];
  /** Controlled value of the chosen segment. */
  value?: string | undefined;
  /** Value of the segment chosen initially; default: the first. */
  defaultValue?: string | undefined;
  /** Called with the value of the new segment. */
  onValueChange?: ((value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
}

/** A choice between a few options that takes effect at once. */
export function SegmentedControl({
  label,
  hasVisibleLabel = false,
  options,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: SegmentedControlProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('SegmentedControl', { label, options });
  const [held, setHeld] = useControlled(value, defaultValue ?? options[0]?.value ?? '');
  const name = useId();
  const ref = useRestored<HTMLInputElement>();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setHeld(event.currentTarget.value);
    onValueChange?.(event.currentTarget.value, { event });
  };
  return (
    <SegmentedControlFrame data-component="SegmentedControl" {...rest}>
      <SegmentedControlLegend data-visible={hasVisibleLabel || undefined}>
        {hasVisibleLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </SegmentedControlLegend>
      <SegmentedControlRow>
        {options.map(option => (
          <SegmentedControlOptionFrame key={option.value} data-part="segment" data-marked={option.mark ? true : undefined}>
            <input
              ref={ref}
              type="radio"
              name={name}
              form="" // outside of any form: neither submitted nor reset
              value={option.value}
              checked={option.value === held}
              onChange={choose}
              onInput={event => isRestored(event) && choose(event as SyntheticEvent as ChangeEvent<HTMLInputElement>)}
            />
            <span>{option.label}</span>
            {option.mark && <VisuallyHidden>, {option.mark}</VisuallyHidden>}
          </SegmentedControlOptionFrame>
        ))}
      </SegmentedControlRow>
    </SegmentedControlFrame>
  );
}
