export {
  ScheduleFilters,
  type FilterGroup,
  type FilterOption,
  type ScheduleFiltersLabels,
  type ScheduleFiltersProps,
  type ScheduleFiltersVariables,
} from './ScheduleFilters.tsx';
