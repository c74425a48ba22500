import type { Decorator } from '@storybook/react-vite';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { buildArgsParam } from 'storybook/internal/router';
import { addons } from 'storybook/preview-api';
import { ClockProvider } from '@tand/ui/foundations/ClockProvider';
import { LocaleProvider, type Lang } from '@tand/ui/foundations/LocaleProvider';
import { ThemeScope } from '@tand/ui/foundations/ThemeScope';
import { themes, type Theme } from '@tand/ui/tokens';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { hideBoth, showBoth } from './both.ts';
import { withAnswers } from '../packages/ui/src/test/answers.ts';
import { clockOf } from './clocks.ts';
import type { StageGlobals } from './toolbar.ts';

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
/** Overrides the toolbar without remounting the story. */
export const showInstead = instead.set;

const toolbar = createState<StageGlobals>({});
export const useToolbar = () => useSyncExternalStore(toolbar.subscribe, toolbar.get);
/** Needed on pages without a story, which have no decorator. */
export function followToolbar({ globals }: { globals: StageGlobals }) {
  toolbar.set(globals);
  setDocument(globals);
}

const follow = ({ globals }: { globals: StageGlobals }) => addons.getChannel().emit('updateGlobals', { globals });

export function followPage() {
  const { frameElement, parent } = window as unknown as {
    frameElement: Element | null;
    parent: { __STORYBOOK_ADDONS_CHANNEL__: ReturnType<typeof addons.getChannel> };
  };
  if (!frameElement?.id.startsWith('iframe--')) return;
  const page = parent.__STORYBOOK_ADDONS_CHANNEL__;
  addons.getChannel().once('setGlobals', () => {
    const [last] = (page.last('globalsUpdated') ?? page.last('setGlobals') ?? []) as Parameters<typeof follow>;
    if (last) follow(last);
  });
  page.on('globalsUpdated', follow);
  addEventListener('pagehide', () => page.off('globalsUpdated', follow));
}

export const themeOf = ({ theme }: StageGlobals): Theme => (theme === 'night' ? 'night' : 'light');
const langOf = ({ lang }: StageGlobals): Lang => (lang === 'sv' ? 'sv' : 'en');
const dirOf = ({ dir }: StageGlobals) => (dir === 'rtl' ? 'rtl' : 'ltr');

export function setDocument(globals: StageGlobals) {
  const { dataset } = document.documentElement;
  dataset.tand = '';
  dataset.tandTheme = themeOf(globals);
  dataset.motion = globals.motion === 'reduced' ? 'reduced' : 'full';
  document.documentElement.lang = langOf(globals);
  document.documentElement.dir = dirOf(globals);
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

export const withStoryAnswers: Decorator = (Story, { id, args }) => {
  const update = (updatedArgs: object) => addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
  return <Story args={withAnswers(args, update)} />;
};

function InPage({ globals, children }: { globals: StageGlobals; children: ReactNode }) {
  return (
    <div data-stage={globals.theme === 'both' ? 'pair' : 'page'} lang={langOf(globals)} dir={dirOf(globals)}>
      {globals.theme === 'both'
        ? themes.map(theme => (
            <ThemeScope key={theme} theme={theme}>
              {children}
            </ThemeScope>
          ))
        : children}
    </div>
  );
}

export const withStage: Decorator = (Story, { globals, viewMode }) => (
  <Providers globals={globals}>
    {viewMode === 'docs' ? (
      <InPage globals={globals}>
        <Story />
      </InPage>
    ) : (
      <Story />
    )}
  </Providers>
);

function Pair({ id, globals, args, children }: { id: string; globals: StageGlobals; args: string; children: ReactNode }) {
  useEffect(() => {
    if (globals.theme === 'both') showBoth(id, globals, args);
    else hideBoth();
  }, [id, globals, args]);
  return children;
}

export const withBothThemes: Decorator = (Story, { id, globals, args, initialArgs, viewMode }) =>
  viewMode === 'docs' ? (
    <Story />
  ) : (
    <Pair id={id} globals={globals} args={buildArgsParam(initialArgs, args)}>
      <Story />
    </Pair>
  );
