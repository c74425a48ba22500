export {
  ToggleChip,
  type ToggleChipAsButtonProps,
  type ToggleChipAsLinkProps,
  type ToggleChipAsOtherProps,
  type ToggleChipProps,
} from './ToggleChip.tsx';
export type { ToggleChipVariables } from './ToggleChip.tsx';
