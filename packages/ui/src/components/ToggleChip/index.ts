export {
  ToggleChip,
  type ToggleChipAsButtonProps,
  type ToggleChipAsLinkProps,
  type ToggleChipAsOtherProps,
  type ToggleChipProps,
  type ToggleChipVariables,
} from './ToggleChip.tsx';
