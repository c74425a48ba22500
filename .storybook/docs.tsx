import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Storybook's blocks are large, and stories do without them.
const DocsPage = lazy(() => import('./DocsPage.tsx'));

export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  ),
};
