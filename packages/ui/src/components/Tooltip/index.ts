export { Tooltip, type TooltipProps, type TooltipVariables } from './Tooltip.tsx';
export { tooltipPlacements, type TooltipPlacement } from './Tooltip.variants.ts';
