export const textColumnsLayouts = ['halves', 'rows'] as const;
export type TextColumnsLayout = (typeof textColumnsLayouts)[number];
