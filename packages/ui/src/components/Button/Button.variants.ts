export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
export const buttonTones = ['schedule', 'highlight'] as const;
export const buttonSizes = ['small', 'base', 'large'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonTone = (typeof buttonTones)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonDefaults = { variant: 'primary', size: 'base' } as const satisfies { variant: ButtonVariant; size: ButtonSize };
