import { writeStored } from '@tand/ui/dom';

const remember = (name: 'theme' | 'contrast') => (choice: string) => void writeStored(`tand:${name}`, choice === 'system' ? null : choice);

export const rememberTheme = remember('theme');
export const rememberContrast = remember('contrast');
