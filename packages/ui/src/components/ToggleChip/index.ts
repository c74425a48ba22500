export * from './ToggleChip.tsx';
