export const textBandLayouts = ['rows', 'columns'] as const;
export type TextBandLayout = (typeof textBandLayouts)[number];
