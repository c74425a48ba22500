export const buttonVariants = ['primary', 'schedule', 'accent', 'neutral', 'paper'] as const;
export const buttonSizes = ['small', 'base', 'large'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonDefaults = { variant: 'primary', size: 'base' } as const satisfies { variant: ButtonVariant; size: ButtonSize };
