/** `system` follows the device. */
export const themeChoices = ['system', 'light', 'night'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const contrastChoices = ['system', 'standard', 'more'] as const;
export type ContrastChoice = (typeof contrastChoices)[number];
