export { ToggleChip, type ToggleChipAsButtonProps, type ToggleChipAsLinkProps, type ToggleChipProps } from './ToggleChip.tsx';
export type { ToggleChipVariables } from './ToggleChip.variables.ts';
