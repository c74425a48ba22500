import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { ClockProvider } from '../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../foundations/LocaleProvider/index.ts';
import type { anatomy as ownAnatomy } from './anatomy.ts';
import { withDialogsAndScrolling } from './lacking.ts';
import type { StoryFiles } from './stories.tsx';

/** What React keeps at an element while it is developed: who wrote it. */
interface Written {
  type: unknown;
  _debugOwner?: Written | null;
}

/** Before the doors, while there still is something to count to. */
const now = () => Date.parse('2025-05-14T15:10:00+02:00');

/** The component whose code has an element, of those that are named. */
function writerOf(element: Element, names: ReadonlySet<string>): string | undefined {
  const key = Object.keys(element).find(name => name.startsWith('__reactFiber$'));
  if (!key) throw new Error('React no longer keeps who wrote an element.');
  let written: Written | null | undefined = Reflect.get(element, key) as Written;
  while (written) {
    // A memoised one goes by its own name inside.
    const name = typeof written.type === 'function' ? written.type.name.replace(/Base$/, '') : '';
    if (names.has(name)) return name;
    written = written._debugOwner;
  }
  return undefined;
}

/** The parts that a component's own code has in its default story. */
async function drawnParts(load: StoryFiles[string], name: string, names: ReadonlySet<string>): Promise<string[]> {
  const { Default: Story } = composeStories(await load()) as Record<string, ComponentType>;
  if (!Story) throw new Error('There is no Default story.');
  const { baseElement, unmount } = render(
    <LocaleProvider lang="sv">
      <ClockProvider now={now}>
        <Story />
      </ClockProvider>
    </LocaleProvider>,
  );
  const own = [...baseElement.querySelectorAll('[data-part]')].filter(element => writerOf(element, names) === name);
  unmount();
  return [...new Set(own.map(element => element.getAttribute('data-part')!))];
}

const nameOf = (path: string) => path.split('/').at(-2)!;

/**
 * Every part that a component's markup has in its default story is in its list. Those that its code names for other states
 * are compared in `tests/unit/storybook.test.ts`, which draws nothing.
 * @param files the story files of a package by their paths
 * @param anatomy the lists of the package
 * @param others paths in the folders of components of other packages that are drawn too
 */
export function describeAnatomy(files: StoryFiles, anatomy: typeof ownAnatomy, others: readonly string[] = []) {
  const names = new Set([...Object.keys(files), ...others].map(nameOf));
  const stories = Object.entries(files).map(([path, load]) => ({ name: nameOf(path), load }));
  describe('anatomy', () => {
    withDialogsAndScrolling();

    test('is of components that there are', () => expect(Object.keys(anatomy).filter(name => !names.has(name))).toEqual([]));

    test.each(stories)('$name lists its parts', async ({ name, load }) => {
      const drawn = await drawnParts(load, name, names);
      const listed = anatomy[name] ?? {};
      expect(drawn.filter(part => !(part in listed))).toEqual([]);
    });
  });
}
