export const containerWidths = ['base', 'narrow'] as const;
export type ContainerWidth = (typeof containerWidths)[number];
