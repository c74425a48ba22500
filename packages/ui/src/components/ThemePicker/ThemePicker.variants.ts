/** `system` follows the device. */
export const themeChoices = ['system', 'light', 'night'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
