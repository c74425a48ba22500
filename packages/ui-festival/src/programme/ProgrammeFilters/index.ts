export { ProgrammeFilters, type ProgrammeFiltersLabels, type ProgrammeFiltersProps } from './ProgrammeFilters.tsx';
