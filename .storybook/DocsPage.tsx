import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { PartFacts } from './PartFacts.tsx';
import { brandTheme } from './brand.ts';
import { themeOf, useToolbar } from './stage.tsx';

const frames = { light: brandTheme('light'), night: brandTheme('night') };

/** Whether the page is that of a part: a page of words alone has no stories. */
function isOfPart({ context }: DocsContainerProps): boolean {
  try {
    return context.componentStories().length > 0;
  } catch {
    return false;
  }
}

/** Documentation pages in the theme of the toolbar; with both themes chosen the page itself stays light. */
export default function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  return (
    // The pages are written in English; stories in them say and turn as the toolbar asks (see `withStage`).
    <div lang="en" dir="ltr">
      <DocsContainer {...rest} theme={frames[themeOf(globals)]}>
        {children}
        {isOfPart(rest) && <PartFacts />}
      </DocsContainer>
    </div>
  );
}
