import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { parameters } from '@storybook/addon-docs/preview';
import { lazy, Suspense, type PropsWithChildren } from 'react';

type Draw = (...page: unknown[]) => Promise<void>;
interface Renderer {
  render: Draw;
  unmount: (element: HTMLElement) => void;
}
const { renderer } = (parameters as { docs: { renderer: () => Promise<Renderer> } }).docs;

// Storybook's blocks are large, and stories do without them.
const DocsPage = lazy(() => import('./DocsPage.tsx'));

export const docs = {
  /** JSX with the args in it, also of stories that have a `render` of their own. */
  source: { type: 'dynamic' },
  /**
   * A page is drawn once and follows the toolbar by itself. Storybook draws it anew for each change there while its stories
   * do the same, and reloads the frame, and so again, where one of them is not done when it is taken away.
   */
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
