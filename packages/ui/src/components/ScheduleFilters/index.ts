export {
  ScheduleFilters,
  type FilterGroup,
  type FilterOption,
  type ScheduleFiltersLabels,
  type ScheduleFiltersProps,
} from './ScheduleFilters.tsx';
export type { ScheduleFiltersVariables } from './ScheduleFilters.tsx';
