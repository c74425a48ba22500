import { composeStories } from '@storybook/react-vite';
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

/** What is read or heard of the default story in a language. */
async function textsOf(load: StoryFiles[string], words: keyof typeof changes): Promise<Set<string>> {
  const change = changes[words];
  const lang: Lang = words === 'en' ? 'en' : 'sv';
  const stories = composeStories(await load(), {
    initialGlobals: { lang: words },
    decorators: [Story => <>{changeWords(Story(), change)}</>],
  }) as Record<string, ComponentType>;
  const Story = stories['Default']!;
  const { baseElement, unmount } = render(
    <LocaleProvider lang={lang}>
      <ClockProvider now={now}>
        <Story />
      </ClockProvider>
    </LocaleProvider>,
  );
  const nodes = document.createTreeWalker(baseElement, NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  while (nodes.nextNode()) texts.add(nodes.currentNode.textContent?.trim() ?? '');
  for (const name of spoken) {
    for (const element of baseElement.querySelectorAll(`[${name}]`)) texts.add(element.getAttribute(name) ?? '');
  }
  unmount();
  return texts;
}

/** Every default story of a package says in English what it says in Swedish, and nothing in Swedish; and so in the pseudo-language. */
export function describeLanguages(files: StoryFiles) {
  const stories = Object.entries(files).map(([path, load]) => ({ name: path.split('/').at(-2)!, load }));
  describe('in English', () => {
    withDialogsAndScrolling();

    test.each(stories)('$name has no Swedish word', async ({ load }) => {
      const swedish = await textsOf(load, 'sv');
      const english = await textsOf(load, 'en');
      expect([...english].filter(text => swedish.has(text) && !isName(text))).toEqual([]);
    });
  });

  describe('in the pseudo-language', () => {
    withDialogsAndScrolling();

    test.each(stories)('$name has no text as it was', async ({ load }) => {
      const swedish = await textsOf(load, 'sv');
      const pseudo = await textsOf(load, 'pseudo');
      expect([...pseudo].filter(text => swedish.has(text) && !isName(text) && !isFormatted(text))).toEqual([]);
    });
  });
}
