import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { PartFacts } from './PartFacts.tsx';
import { brandTheme } from './brand.ts';
import { themeOf, useToolbar } from './stage.tsx';

const frames = { light: brandTheme('light'), night: brandTheme('night') };

function isOfPart({ context }: DocsContainerProps): boolean {
  try {
    return context.componentStories().length > 0;
  } catch {
    return false;
  }
}

export default function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  return (
    <div lang="en" dir="ltr">
      <DocsContainer {...rest} theme={frames[themeOf(globals)]}>
        {children}
        {isOfPart(rest) && <PartFacts />}
      </DocsContainer>
    </div>
  );
}
