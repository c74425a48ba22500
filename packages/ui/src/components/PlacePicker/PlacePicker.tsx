import { useId, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { arrowLeftGlyph, arrowRightGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { PlaceId, SchedulePlace } from '../ScheduleItem/index.ts';
import { PlacePickerFrame } from './PlacePicker.styles.ts';

export interface PlacePickerLabels {
  place: string;
  allPlaces: string;
  previousPlace: string;
  nextPlace: string;
}

export interface PlacePickerProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  places: readonly SchedulePlace[];
  /** Id of the chosen place; null for all. */
  value: PlaceId | null;
  labels: PlacePickerLabels;
  onChange?: ((placeId: PlaceId | null, details: { event: SyntheticEvent }) => void) | undefined;
}

/** One place or all of them: a native select, and arrows that go around the list. */
export function PlacePicker({ places, value, labels, onChange, ...rest }: PlacePickerProps) {
  const id = useId();
  const choices = [null, ...places.map(place => place.id)];
  const index = Math.max(0, choices.indexOf(value));
  const go = (step: 1 | -1) => (event: SyntheticEvent) =>
    onChange?.(choices[(index + step + choices.length) % choices.length] ?? null, { event });

  return (
    <PlacePickerFrame data-component="PlacePicker" {...rest}>
      <label htmlFor={id}>{labels.place}</label>
      <IconButton label={labels.previousPlace} onClick={go(-1)}>
        <Icon glyph={arrowLeftGlyph} />
      </IconButton>
      <select id={id} value={index} onChange={event => onChange?.(choices[Number(event.currentTarget.value)] ?? null, { event })}>
        <option value={0}>{labels.allPlaces}</option>
        {places.map((place, number) => (
          <option key={place.id} value={number + 1}>
            {place.name}
          </option>
        ))}
      </select>
      <IconButton label={labels.nextPlace} onClick={go(1)}>
        <Icon glyph={arrowRightGlyph} />
      </IconButton>
    </PlacePickerFrame>
  );
}
