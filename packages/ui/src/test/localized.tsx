import type { ComponentType } from 'react';

/** Words of a story in both languages: the Swedish ones are its args. */
export interface StoryWords<Props> {
  sv: Partial<Props>;
  en: Partial<Props>;
}

/**
 * Renders a story in the language of the toolbar: an arg that still is the Swedish one gives way to the English one, and
 * what a story or a control has set stays.
 */
export function localized<Props extends object>(Component: ComponentType<Props>, { sv, en }: StoryWords<Props>) {
  return (args: Props, { globals }: { globals: Record<string, unknown> }) => {
    const words = globals['lang'] === 'en' ? en : {};
    const isOwn = (key: keyof Props) => JSON.stringify(args[key]) !== JSON.stringify(sv[key]);
    const kept = (Object.keys(words) as (keyof Props)[]).filter(isOwn);
    return <Component {...args} {...words} {...Object.fromEntries(kept.map(key => [key, args[key]]))} />;
  };
}
