import type { ContentLang } from '@tand/festival';
import { useLocale } from '@tand/ui/foundations/LocaleProvider';
import type { ComponentType } from 'react';

export interface StoryWords<Props> {
  sv: Partial<Props>;
  en: Partial<Props>;
}

/**
 * Args and render function of a story. In Swedish, args that still equal the English args are replaced by the Swedish args.
 * @param Component the component, or the `render` of its default story, which then gives the missing Swedish args
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

export const varied = <Props extends object, Sv extends Partial<Props>>(
  Component: ComponentType<Props>,
  { sv, en }: { sv: Sv; en: Partial<Props> },
  change: (words: Sv, lang: ContentLang) => Partial<Props>,
) => localized(localized(Component, { sv, en }).render, { sv: change(sv, 'sv'), en: change({ ...sv, ...en }, 'en') });
