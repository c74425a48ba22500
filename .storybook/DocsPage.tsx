import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandTheme } from './brand.ts';
import { themeOf, useToolbar } from './stage.tsx';

const frames = { light: brandTheme('light'), night: brandTheme('night') };

/** Documentation pages in the theme of the toolbar; with both themes chosen the page itself stays light. */
export default function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  return (
    <DocsContainer {...rest} theme={frames[themeOf(globals)]}>
      {children}
    </DocsContainer>
  );
}
