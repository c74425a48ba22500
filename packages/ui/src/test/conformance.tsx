import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import { StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ClockProvider } from '../foundations/ClockProvider/index.ts';
import { LocaleProvider } from '../foundations/LocaleProvider/index.ts';
import type { StoryFiles } from './stories.tsx';

export interface ConformanceOptions {
  /** Names of fields, whose control gets props and ref, and whose root gets class and style. */
  fields?: readonly string[];
  skip?: readonly string[];
}

type Props = Record<string, unknown>;

const now = () => Date.parse('2025-06-14T15:10:00+02:00');

function rootOf(name: string): HTMLElement {
  const root = document.querySelector<HTMLElement>(`[data-component="${name}"]`);
  if (!root) throw new Error(`No element has data-component="${name}". The root of a component has its name.`);
  return root;
}

export function describeConformance(files: StoryFiles, { fields = [], skip = [] }: ConformanceOptions = {}) {
  const stories = Object.entries(files).map(([path, load]) => ({ name: path.split('/').at(-2)!, load }));
  const targetsOf = (name: string) =>
    fields.includes(name) ? [...rootOf(name).querySelectorAll<HTMLElement>('input, textarea, select')] : [rootOf(name)];
  const read = async (load: (typeof stories)[number]['load']) => {
    const { Default } = composeStories(await load()) as unknown as { Default: ComponentType<Props> };
    return (props: Props = {}) => (
      <LocaleProvider lang="sv">
        <ClockProvider now={now}>
          <Default {...props} />
        </ClockProvider>
      </LocaleProvider>
    );
  };

  describe('a component', () => {
    test.each(stories.filter(({ name }) => !skip.includes(name)))(
      'passes props, class, style and ref to its elements, also when it renders again: $name',
      async ({ name, load }) => {
        const make = await read(load);
        const ref = vi.fn<(element: HTMLElement | null) => void>();
        const { rerender } = render(make({ ref }));
        const own = [...rootOf(name).classList];
        rerender(make({ ref, 'data-testid': 'root', className: 'mine', style: { '--mine': '1px' }, lang: 'fr' }));
        expect(targetsOf(name)[0]).toHaveAttribute('data-testid', 'root');
        expect(targetsOf(name)[0]).toHaveAttribute('lang', 'fr');
        expect(rootOf(name)).toHaveClass('mine', ...own);
        expect(rootOf(name).style.getPropertyValue('--mine')).toBe('1px');
        expect(ref.mock.calls.flat()).toEqual(targetsOf(name));
      },
    );

    test.each(stories)('renders on a server and hydrates in StrictMode without errors and warnings: $name', async ({ name, load }) => {
      const tree = <StrictMode>{(await read(load))()}</StrictMode>;
      vi.stubGlobal('window', undefined);
      vi.stubGlobal('document', undefined);
      const html = renderToString(tree);
      vi.unstubAllGlobals();
      expect(html).toContain(`data-component="${name}"`);
      const container = document.body.appendChild(document.createElement('div'));
      const messages = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
      const recovered = vi.fn<(error: unknown) => void>();
      container.innerHTML = html;
      render(tree, { container, hydrate: true, onRecoverableError: recovered });
      cleanup();
      for (const spy of [...messages, recovered]) expect(spy).not.toHaveBeenCalled();
    });
  });
}
