import { useLocale, type Lang } from '@tand/ui/foundations/LocaleProvider';
import type { ComponentType } from 'react';

/** The texts of a story in both languages, as props of its component. */
export interface StoryWords<Props> {
  sv: Partial<Props>;
  en: Partial<Props>;
}

/**
 * Writes a story in both languages. Its args are English; in Swedish those that are still the English ones are replaced.
 * What a control or the story itself has set stays.
 */
export function localized<Props extends object, Sv extends Partial<Props>, En extends Partial<Props>>(
  Component: ComponentType<Props>,
  { sv, en }: { sv: Sv; en: En },
) {
  const args = { ...sv, ...en };
  return {
    args,
    render: function Localized(shown: Props) {
      const { lang } = useLocale();
      const isOwn = (key: string) => JSON.stringify(shown[key as keyof Props]) !== JSON.stringify(args[key as keyof typeof args]);
      const swedish = lang === 'sv' ? Object.entries(sv).filter(([key]) => !isOwn(key)) : [];
      return <Component {...shown} {...Object.fromEntries(swedish)} />;
    },
  };
}

/** Writes a story that differs from the others of its component, as `localized` does; `change` gives what differs. */
export function varied<Props extends object, Sv extends Partial<Props>, En extends Partial<Props>>(
  Component: ComponentType<Props>,
  { sv, en }: { sv: Sv; en: En },
  change: (words: Sv, lang: Lang) => Partial<Props>,
) {
  const english = { ...sv, ...en };
  const args = change(english, 'en');
  const { render } = localized(Component, { sv: { ...sv, ...change(sv, 'sv') }, en: { ...english, ...args } });
  return { args, render };
}
