import { accessNeeds, noFilter, scheduleKinds, scheduleTimes, type ScheduleFilter } from '@tand/festival';
import { ScheduleFilters, ToggleChip, type FilterGroup, type SchedulePlace } from '@tand/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../app/useCopy.ts';
import { languages } from '@tand/runtime/i18n';
import { ScheduleSearch } from './ScheduleSearch.tsx';

export interface ScheduleFilterBarProps {
  filter: ScheduleFilter;
  places: readonly SchedulePlace[];
  /** Whether the present is within the festival, which enables the filter of times. */
  isOn: boolean;
  isAllDays: boolean;
  onAllDays: (isAll: boolean) => void;
  onChange: (part: Partial<ScheduleFilter>) => void;
}

/** Upper ages of the groups: an item is shown if anyone of the group may enter. */
const ages = ['12', '15', '17'] as const;

function FilterBar({ filter, places, isOn, isAllDays, onAllDays, onChange }: ScheduleFilterBarProps) {
  const { t } = useTranslation('schedule');
  const copy = useCopy('schedule');
  const needs = useCopy('accessWords')('needs');
  const controls = copy('controls');
  const groups: FilterGroup[] = [
    ...(isOn
      ? [
          {
            id: 'times',
            title: t('filters.when'),
            type: 'one' as const,
            options: scheduleTimes.map(value => ({ value, text: t(`filters.times.${value}`) })),
            chosen: filter.times ? [filter.times] : [],
          },
        ]
      : []),
    {
      id: 'kinds',
      title: t('filters.kinds'),
      type: 'row',
      options: scheduleKinds.map(value => ({ value, text: t(`kinds.${value}`), kind: value })),
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
      title: t('filters.language'),
      type: 'one',
      options: languages.map(value => ({ value, text: t(`filters.languages.${value}`) })),
      chosen: filter.language ? [filter.language] : [],
    },
    {
      id: 'age',
      title: t('filters.age'),
      type: 'one',
      options: ages.map(value => ({ value, text: t(`filters.ages.${value}`) })),
      chosen: filter.age === undefined ? [] : [String(filter.age)],
    },
    {
      id: 'needs',
      title: t('filters.needs'),
      options: accessNeeds.map(value => ({ value, text: needs[value] })),
      chosen: filter.needs,
    },
  ];
  const read: Record<string, (chosen: string[]) => Partial<ScheduleFilter>> = {
    times: ([first]) => ({ times: scheduleTimes.find(time => time === first) }),
    kinds: chosen => ({ kinds: scheduleKinds.filter(kind => chosen.includes(kind)) }),
    places: chosen => ({ places: chosen.map(Number) }),
    language: ([first]) => ({ language: languages.find(lang => lang === first) }),
    age: ([first]) => ({ age: first === undefined ? undefined : Number(first) }),
    needs: chosen => ({ needs: accessNeeds.filter(need => chosen.includes(need)) }),
  };
  return (
    <ScheduleFilters
      groups={groups}
      labels={{ filter: controls.filter, clear: controls.clearFilters }}
      onChosenChange={(id, chosen) => onChange(read[id]?.(chosen) ?? {})}
      onClear={() => onChange(noFilter)}
    >
      <ScheduleSearch label={controls.search} value={filter.words} onChange={words => onChange({ words })} />
      <ToggleChip isPressed={isAllDays} onPressedChange={onAllDays}>
        {copy('allDays')}
      </ToggleChip>
    </ScheduleFilters>
  );
}

/** Memoized: a pick does not render it again. */
export const ScheduleFilterBar = memo(FilterBar);
