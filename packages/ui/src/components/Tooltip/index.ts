export { Tooltip, type TooltipProps, type TooltipVariables, tooltipPlacements, type TooltipPlacement } from './Tooltip.tsx';
