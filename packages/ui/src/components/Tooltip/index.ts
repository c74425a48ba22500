export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { tooltipPlacements, type TooltipPlacement } from './Tooltip.variants.ts';
export type { TooltipVariables } from './Tooltip.tsx';
