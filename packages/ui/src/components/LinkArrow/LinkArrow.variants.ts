export const linkArrowDirections = ['forward', 'back', 'none'] as const;
export type LinkArrowDirection = (typeof linkArrowDirections)[number];
