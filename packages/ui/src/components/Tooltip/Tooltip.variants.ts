export const tooltipPlacements = ['above', 'below'] as const;
export type TooltipPlacement = (typeof tooltipPlacements)[number];
