import { useLocale, type Lang } from '@tand/ui/foundations/LocaleProvider';
import type { ComponentType } from 'react';

/** The texts of a story in both languages, as props of its component. */
export interface StoryWords<Props> {
  sv: Partial<Props>;
  en: Partial<Props>;
}

/**
 * The args and the render function of a story in both languages. The args are English; in Swedish those that are still the
 * English ones are replaced. What a control or the story itself has set stays.
 * @param Component the component, or `render` of the component's other stories, whose words are then the default
 */
export function localized<Props extends object, Sv extends Partial<Props>, En extends Partial<Props>>(
  Component: ComponentType<Props>,
  { sv, en }: { sv: Sv; en: En },
) {
  const args = { ...sv, ...en };
  function Localized(shown: Props) {
    const { lang } = useLocale();
    const isOwn = (key: string) => JSON.stringify(shown[key as keyof Props]) !== JSON.stringify(args[key as keyof typeof args]);
    const swedish = lang === 'sv' ? Object.entries(sv).filter(([key]) => !isOwn(key)) : [];
    return <Component {...shown} {...Object.fromEntries(swedish)} />;
  }
  // Storybook names the component so in the code of the story.
  Localized.displayName = Component.displayName ?? Component.name;
  return { args, render: Localized };
}

/** The same for a story whose args are made from the words that it shares with the component's other stories. */
export const varied = <Props extends object, Sv extends Partial<Props>>(
  Component: ComponentType<Props>,
  { sv, en }: { sv: Sv; en: Partial<Props> },
  change: (words: Sv, lang: Lang) => Partial<Props>,
) => localized(localized(Component, { sv, en }).render, { sv: change(sv, 'sv'), en: change({ ...sv, ...en }, 'en') });
