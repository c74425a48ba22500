import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { brandTheme } from './brand.ts';
import { setDocument, themeOf, type StageGlobals } from './stage.tsx';

const frames = { light: brandTheme('light'), night: brandTheme('night') };

/** Documentation pages in the theme of the toolbar; with both themes chosen the page itself stays light. */
export default function DocsPage({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = rest.context;
  const [globals, setGlobals] = useState<StageGlobals>(() => rest.context.getStoryContext?.(rest.context.storyById())?.globals ?? {});
  useEffect(() => {
    const follow = (event: { globals: StageGlobals }) => setGlobals(event.globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  useEffect(() => setDocument(globals), [globals]);
  return (
    <DocsContainer {...rest} theme={frames[themeOf(globals)]}>
      {children}
    </DocsContainer>
  );
}
