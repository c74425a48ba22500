export { ToggleChip, type ToggleChipAsButtonProps, type ToggleChipAsLinkProps, type ToggleChipProps } from './ToggleChip.tsx';
