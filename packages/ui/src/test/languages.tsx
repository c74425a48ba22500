import { composeStories, type StoryObj } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { pseudoDeep } from '../../../../.storybook/pseudo.ts';
import { ClockProvider } from '../foundations/ClockProvider/index.ts';
import { LocaleProvider, type Lang } from '../foundations/LocaleProvider/index.ts';
import { isFormatted, isName } from './alike.ts';
import { withDialogsAndScrolling } from './lacking.ts';
import { changeWords } from './drawn.tsx';
import { englishDeep } from './english.ts';
import type { StoryFiles } from './stories.tsx';

const now = () => Date.parse('2025-06-14T15:10:00+02:00');
const same = (drawn: ReactNode) => drawn;
const spoken = ['aria-label', 'alt', 'title', 'placeholder'];

const changes = { sv: same, en: englishDeep<ReactNode>, pseudo: pseudoDeep<ReactNode> };

type Stories = Awaited<ReturnType<StoryFiles[string]>>;

/** What is read or heard of a story in a language. */
function textsOf(file: Stories, name: string, words: keyof typeof changes): Set<string> {
  const change = changes[words];
  const lang: Lang = words === 'en' ? 'en' : 'sv';
  const stories = composeStories(file, {
    initialGlobals: { lang: words },
    decorators: [Story => <>{changeWords(Story(), change)}</>],
  }) as Record<string, ComponentType>;
  const Story = stories[name]!;
  const { baseElement, unmount } = render(
    <LocaleProvider lang={lang}>
      <ClockProvider now={now}>
        <Story />
      </ClockProvider>
    </LocaleProvider>,
  );
  const nodes = document.createTreeWalker(baseElement, NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  while (nodes.nextNode()) {
    if (!nodes.currentNode.parentElement?.closest('[translate="no"]')) texts.add(nodes.currentNode.textContent?.trim() ?? '');
  }
  for (const name of spoken) {
    for (const element of baseElement.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? '');
  }
  unmount();
  return texts;
}

/** Left out: a story that is written in a language of its own, and one that axe leaves out too, as it is another story many times over. */
function isLeftOut(file: Stories, name: string) {
  const story = (file as Record<string, unknown>)[name] as Pick<StoryObj, 'globals' | 'parameters'> | undefined;
  return Boolean(story?.globals?.['lang']) || story?.parameters?.['a11y']?.test === 'off';
}

/**
 * Every story of a package says in English what it says in Swedish, and nothing in Swedish; and every default story so in the
 * pseudo-language.
 */
export function describeLanguages(files: StoryFiles) {
  const stories = Object.entries(files).map(([path, load]) => ({ name: path.split('/').at(-1)!.replace('.stories.tsx', ''), load }));
  describe('in English', () => {
    withDialogsAndScrolling();

    test.each(stories)('$name has no Swedish word', async ({ load }) => {
      const file = await load();
      const left = Object.keys(file).flatMap(story => {
        if (story === 'default' || isLeftOut(file, story)) return [];
        const swedish = textsOf(file, story, 'sv');
        const english = textsOf(file, story, 'en');
        return [...english].filter(text => swedish.has(text) && !isName(text) && !isFormatted(text)).map(text => `${story}: ${text}`);
      });
      expect(left).toEqual([]);
    });
  });

  describe('in the pseudo-language', () => {
    withDialogsAndScrolling();

    test.each(stories.filter(({ name }) => !name.endsWith('.features')))('$name has no text as it was', async ({ load }) => {
      const file = await load();
      const swedish = textsOf(file, 'Default', 'sv');
      const pseudo = textsOf(file, 'Default', 'pseudo');
      expect([...pseudo].filter(text => swedish.has(text) && !isName(text) && !isFormatted(text))).toEqual([]);
    });
  });
}
