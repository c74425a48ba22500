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
  source: { type: 'dynamic' },
  /** Renders once, because Storybook would render the page again on each toolbar change. */
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
