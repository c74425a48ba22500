import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { parameters } from '@storybook/addon-docs/preview';
import { lazy, Suspense, type PropsWithChildren } from 'react';

type Draw = (...page: unknown[]) => Promise<void>;
interface Renderer {
  render: Draw;
  unmount: (element: HTMLElement) => void;
}
const { renderer } = (parameters as { docs: { renderer: () => Promise<Renderer> } }).docs;

// Storybook's blocks are large, and stories do not need them.
const DocsPage = lazy(() => import('./DocsPage.tsx'));

export const docs = {
  /** JSX with the current args, also for stories with `render`. */
  source: { type: 'dynamic' },
  /** Renders a page once. On each toolbar change Storybook would render it again, or reload it in a loop while a story is being rendered. */
  renderer: async (): Promise<Renderer> => {
    const { render, unmount } = await renderer();
    let drawn: Promise<void> | undefined;
    return { render: (...page) => (drawn ??= render(...page)), unmount };
  },
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  ),
};
