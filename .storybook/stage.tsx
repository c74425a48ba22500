import type { Decorator } from '@storybook/react-vite';
import { buildArgsParam } from 'storybook/internal/router';
import { ClockProvider } from '@tand/ui/foundations/ClockProvider';
import { LocaleProvider, type Lang } from '@tand/ui/foundations/LocaleProvider';
import { ThemeScope } from '@tand/ui/foundations/ThemeScope';
import { themes, type Theme } from '@tand/ui/tokens';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { hideBoth, showBoth } from './both.ts';
import { clockOf } from './clocks.ts';
import { pseudoDeep } from './pseudo.ts';
import type { StageGlobals } from './toolbar.ts';

/** A value that components follow. */
function createState<T>(value: T) {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const instead = createState<StageGlobals>({});
/** Shows the story on stage otherwise than the toolbar says, without mounting it anew. For checks that need both themes. */
export const showInstead = instead.set;

const toolbar = createState<StageGlobals>({});
/** What the toolbar says now, for pages without a story. */
export const useToolbar = () => useSyncExternalStore(toolbar.subscribe, toolbar.get);
/** Takes over what the toolbar says: pages without a story have no decorator to follow it by. */
export function followToolbar({ globals }: { globals: StageGlobals }) {
  toolbar.set(globals);
  setDocument(globals);
}

export const themeOf = ({ theme }: StageGlobals): Theme => (theme === 'night' ? 'night' : 'light');
const langOf = ({ lang }: StageGlobals): Lang => (lang === 'en' ? 'en' : 'sv');

/** Puts theme, language, direction and motion on `<html>`, where tokens and components look for them. */
export function setDocument(globals: StageGlobals) {
  const { dataset } = document.documentElement;
  dataset.tand = '';
  dataset.theme = themeOf(globals);
  dataset.motion = globals.motion === 'reduced' ? 'reduced' : 'full';
  document.documentElement.lang = langOf(globals);
  document.documentElement.dir = globals.dir === 'rtl' ? 'rtl' : 'ltr';
}

function Providers({ globals, children }: { globals: StageGlobals; children: ReactNode }) {
  const overridden = useSyncExternalStore(instead.subscribe, instead.get);
  const shown = { ...globals, ...overridden };
  setDocument(shown);
  return (
    <LocaleProvider lang={langOf(shown)}>
      <ClockProvider now={clockOf(shown.clock)}>{children}</ClockProvider>
    </LocaleProvider>
  );
}

type Render = (context: object) => unknown;

/** What a story draws, with every text longer and accented. */
function PseudoStory({ render, context }: { render: Render; context: object }) {
  return pseudoDeep(render(context)) as ReactNode;
}

/** The innermost decorator. Storybook hands over an element of the story's own function, to be drawn with its context. */
export const withPseudoLanguage: Decorator = (Story, { globals }) => {
  const story = Story();
  if (globals['lang'] !== 'pseudo') return story;
  return <PseudoStory render={story.type as Render} context={story.props} />;
};

/** Language, clock, theme, direction and motion as the toolbar says. */
export const withStage: Decorator = (Story, { globals, viewMode }) => (
  <Providers globals={globals}>
    {globals.theme === 'both' && viewMode === 'docs' ? (
      <div data-stage="pair">
        {themes.map(theme => (
          <ThemeScope key={theme} theme={theme}>
            <Story />
          </ThemeScope>
        ))}
      </div>
    ) : (
      <Story />
    )}
  </Providers>
);

interface PairProps {
  id: string;
  globals: StageGlobals;
  args: string;
  children: ReactNode;
}

/** Keeps the pair of both.ts at the story's address as long as the toolbar asks for it. */
function Pair({ id, globals, args, children }: PairProps) {
  useEffect(() => {
    if (globals.theme === 'both') showBoth(id, globals, args);
    else hideBoth();
  }, [id, globals, args]);
  return children;
}

/** Light and night beside each other: see both.ts. In documentation the two stand in the page itself (above). */
export const withBothThemes: Decorator = (Story, { id, globals, args, initialArgs, viewMode }) =>
  viewMode === 'docs' ? (
    <Story />
  ) : (
    <Pair id={id} globals={globals} args={buildArgsParam(initialArgs, args)}>
      <Story />
    </Pair>
  );
