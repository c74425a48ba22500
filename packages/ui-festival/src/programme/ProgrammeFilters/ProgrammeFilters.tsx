import {
  accessNeeds,
  contentLanguages,
  noFilter,
  scheduleKinds,
  scheduleTimes,
  type AccessNeed,
  type ContentLang,
  type ScheduleFilter,
  type ScheduleKind,
  type ScheduleTimes,
} from '@tand/festival';
import { ScheduleFilters, type FilterGroup, type ScheduleFiltersProps } from '@tand/ui/components/ScheduleFilters';
import type { SchedulePlace } from '@tand/ui/components/ScheduleItem';
import { ToggleChip } from '@tand/ui/components/ToggleChip';
import { requireProps } from '@tand/ui/styles';
import { ProgrammeSearch } from './ProgrammeSearch.tsx';

const ages = ['12', '15', '17'] as const;

export interface ProgrammeFiltersLabels {
  allDays: string;
  controls: Record<'clearFilters' | 'filter' | 'nextPlace' | 'place' | 'previousPlace' | 'search', string>;
  filters: Record<'age' | 'kinds' | 'language' | 'needs' | 'when', string> & {
    ages: Record<(typeof ages)[number], string>;
    languages: Record<ContentLang, string>;
    times: Record<ScheduleTimes, string>;
  };
  kinds: Record<ScheduleKind, string>;
  needs: Record<AccessNeed, string>;
}

export interface ProgrammeFiltersProps extends Omit<ScheduleFiltersProps, 'children' | 'groups' | 'labels' | 'onChosenChange' | 'onClear'> {
  /** Current filter. */
  filter: ScheduleFilter;
  /** Places to choose from. */
  places: readonly SchedulePlace[];
  /** Texts of the groups, their options and the buttons. */
  labels: ProgrammeFiltersLabels;
  /** Whether the festival is on now, which enables the filter of times. */
  isOn?: boolean | undefined;
  /** Whether the items of all days are shown. */
  isAllDays?: boolean | undefined;
  /** Called with the new value when the button for all days is pressed. */
  onAllDaysChange: (isAllDays: boolean) => void;
  /** Called with the new filter and its changed part; typed words are debounced by 200 ms. */
  onFilterChange: (filter: ScheduleFilter, details: { part: Partial<ScheduleFilter> }) => void;
}

const read: Record<string, (chosen: string[]) => Partial<ScheduleFilter>> = {
  times: ([first]) => ({ times: scheduleTimes.find(time => time === first) }),
  kinds: chosen => ({ kinds: scheduleKinds.filter(kind => chosen.includes(kind)) }),
  places: chosen => ({ places: chosen.map(Number) }),
  language: ([first]) => ({ language: contentLanguages.find(lang => lang === first) }),
  age: ([first]) => ({ age: first === undefined ? undefined : Number(first) }),
  needs: chosen => ({ needs: accessNeeds.filter(need => chosen.includes(need)) }),
};

const optionsOf = <Value extends string>(values: readonly Value[], texts: Record<Value, string>) =>
  values.map(value => ({ value, text: texts[value] }));

/** Search and filters of a festival's programme. */
export function ProgrammeFilters({
  filter,
  places,
  labels,
  isOn = false,
  isAllDays = false,
  onAllDaysChange,
  onFilterChange,
  ...rest
}: ProgrammeFiltersProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('ProgrammeFilters', { filter, places, labels });
  const { allDays, controls, filters, kinds, needs } = labels;
  const change = (part: Partial<ScheduleFilter>) => onFilterChange({ ...filter, ...part }, { part });
  const times: FilterGroup = {
    id: 'times',
    title: filters.when,
    type: 'one',
    options: optionsOf(scheduleTimes, filters.times),
    chosen: filter.times ? [filter.times] : [],
  };
  const groups: FilterGroup[] = [
    ...(isOn ? [times] : []),
    {
      id: 'kinds',
      title: filters.kinds,
      type: 'row',
      options: scheduleKinds.map(value => ({ value, text: kinds[value], kind: value })),
      chosen: filter.kinds,
    },
    {
      id: 'places',
      title: controls.place,
      step: { previous: controls.previousPlace, next: controls.nextPlace },
      options: places.map(({ id, name, color }) => ({ value: String(id), text: name, color })),
      chosen: filter.places.map(String),
    },
    {
      id: 'language',
      title: filters.language,
      type: 'one',
      options: optionsOf(contentLanguages, filters.languages),
      chosen: filter.language ? [filter.language] : [],
    },
    {
      id: 'age',
      title: filters.age,
      type: 'one',
      options: optionsOf(ages, filters.ages),
      chosen: filter.age === undefined ? [] : [String(filter.age)],
    },
    { id: 'needs', title: filters.needs, options: optionsOf(accessNeeds, needs), chosen: filter.needs },
  ];
  return (
    <ScheduleFilters
      {...rest}
      groups={groups}
      labels={{ filter: controls.filter, clear: controls.clearFilters }}
      onChosenChange={(id, chosen) => change(read[id]?.(chosen) ?? {})}
      onClear={() => change(noFilter)}
      data-component="ProgrammeFilters"
    >
      <ProgrammeSearch label={controls.search} value={filter.words} onChange={words => change({ words })} />
      <ToggleChip isPressed={isAllDays} onPressedChange={onAllDaysChange}>
        {allDays}
      </ToggleChip>
    </ScheduleFilters>
  );
}
