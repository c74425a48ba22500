import type { ContentLang } from '@tand/festival';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';
import type { ComponentType } from 'react';

export interface StoryWords<Props> {
  sv: Partial<Props>;
  en: Partial<Props>;
}

/**
 * Args and render function of a story in both languages. In Swedish, args that still equal the English ones are replaced by the Swedish ones.
 * @param Component the component, or `render` of its other stories, whose words are then the default
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
  // Storybook shows this name in the story's source.
  Localized.displayName = Component.displayName ?? Component.name;
  return { args, render: Localized };
}

/** Like `localized`, with args derived from the words of the component's other stories. */
export const varied = <Props extends object, Sv extends Partial<Props>>(
  Component: ComponentType<Props>,
  { sv, en }: { sv: Sv; en: Partial<Props> },
  change: (words: Sv, lang: ContentLang) => Partial<Props>,
) => localized(localized(Component, { sv, en }).render, { sv: change(sv, 'sv'), en: change({ ...sv, ...en }, 'en') });
