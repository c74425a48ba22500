import { type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { requireProps } from '../../styles/misuse.ts';
import { isComposing } from '../../foundations/isComposing.ts';
import { arrowLeftGlyph, arrowRightGlyph, filterGlyph, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { ScheduleKind, PlaceColor } from '../ScheduleItem/index.ts';
import { ScheduleFiltersFrame, part } from './ScheduleFilters.styles.ts';
import type { Variables } from '../../styles/variables.ts';

/** `several` options or `one` can be chosen; `row` is `several`, next to the drawer if there is room. */
export type FilterKind = 'several' | 'one' | 'row';

export type ScheduleFiltersVariables = Variables<
  'schedule-filters',
  'background' | 'color' | 'border' | 'radius' | 'gap' | 'font' | 'selected-background' | 'selected-color'
>;

export interface FilterOption {
  value: string;
  text: string;
  kind?: ScheduleKind | undefined;
  color?: PlaceColor | undefined;
}

export interface FilterGroup {
  id: string;
  title: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  /** @default 'several' */
  type?: FilterKind | undefined;
  step?: { previous: string; next: string } | undefined;
}

export interface ScheduleFiltersLabels {
  filter: string;
  clear: string;
}

export interface ScheduleFiltersProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Groups with their options and the chosen ones. */
  groups: readonly FilterGroup[];
  /** Texts of the buttons. */
  labels: ScheduleFiltersLabels;
  /** Called with a group's id and its chosen options. */
  onChosenChange: (id: string, chosen: string[], details: { event: MouseEvent }) => void;
  /** Called to clear all filters, by a button that is shown while any is set. */
  onClear?: (() => void) | undefined;
  /** Content at the top of the panel, such as a search field. */
  children?: ReactNode;
}

/** Steps from the only chosen option, else from [] (all), which is before the first and after the last option. */
function stepFrom({ options, chosen }: FilterGroup, step: 1 | -1): string[] {
  const at = chosen.length === 1 ? options.findIndex(({ value }) => value === chosen[0]) : -1;
  const next = (at + 1 + step + options.length + 1) % (options.length + 1);
  return options.slice(next - 1, next === 0 ? 0 : next).map(({ value }) => value);
}

/** Filters of a programme in a drawer. */
export function ScheduleFilters({ groups, labels, onChosenChange, onClear, children, ...rest }: ScheduleFiltersProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ScheduleFilters', { groups, labels, onChosenChange });
  const id = useId();
  const drawer = useRef<HTMLDetailsElement>(null);
  const count = groups.reduce((sum, { chosen }) => sum + chosen.length, 0);
  const focusSummary = () => drawer.current?.querySelector('summary')?.focus({ preventScroll: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || !drawer.current?.open) return;
    // Escape in a field with text belongs to the field.
    const field = event.target as HTMLInputElement;
    if (field.localName === 'input' && field.value) return;
    drawer.current.open = false;
    focusSummary();
  };
  const options = ({ id: group, options: all, chosen, type = 'several' }: FilterGroup) =>
    all.map(({ value, text, kind, color }) => {
      const isOn = chosen.includes(value);
      return (
        <button
          key={value}
          type="button"
          aria-pressed={isOn}
          data-kind={kind}
          data-color={color}
          onClick={event => {
            const others = type === 'one' ? [] : chosen.filter(one => one !== value);
            onChosenChange(group, isOn ? others : [...others, value], { event });
          }}
        >
          {text}
        </button>
      );
    });
  const row = groups.find(({ type }) => type === 'row');
  return (
    <ScheduleFiltersFrame data-component="ScheduleFilters" {...rest}>
      {row && (
        <div role="group" aria-label={row.title} {...part.row}>
          {options(row)}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the drawer wherever the focus is */}
      <details ref={drawer} {...part.drawer} onKeyDown={onKeyDown}>
        <summary>
          <Icon glyph={filterGlyph} size="small" /> <span>{labels.filter}</span> {count > 0 && <b>{count}</b>}
        </summary>
        <div {...part.panel} data-band="card">
          {children}
          {groups.map(group => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} {...part.group} data-type={group.type ?? 'several'}>
              <p>
                <span id={`${id}-${group.id}`}>{group.title}</span>
                {group.step && (
                  <>
                    <IconButton label={group.step.previous} onClick={event => onChosenChange(group.id, stepFrom(group, -1), { event })}>
                      <Icon glyph={arrowLeftGlyph} size="small" />
                    </IconButton>
                    <IconButton label={group.step.next} onClick={event => onChosenChange(group.id, stepFrom(group, 1), { event })}>
                      <Icon glyph={arrowRightGlyph} size="small" />
                    </IconButton>
                  </>
                )}
              </p>
              <div>{options(group)}</div>
            </div>
          ))}
          {count > 0 && onClear && (
            <button
              type="button"
              {...part.clear}
              onClick={() => {
                onClear();
                focusSummary(); // the pressed button disappears
              }}
            >
              {labels.clear}
            </button>
          )}
        </div>
      </details>
    </ScheduleFiltersFrame>
  );
}
