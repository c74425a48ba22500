import type { Decorator } from '@storybook/react-vite';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { ClockProvider } from '@tand/ui/foundations/ClockProvider';
import { LocaleProvider, type Lang } from '@tand/ui/foundations/LocaleProvider';
import type { Theme } from '@tand/ui/tokens';
import { useSyncExternalStore, type ReactNode } from 'react';
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
/** Overrides the toolbar for the current story without remounting it, for checks in both themes. */
export const showInstead = instead.set;

const toolbar = createState<StageGlobals>({});
export const useToolbar = () => useSyncExternalStore(toolbar.subscribe, toolbar.get);
/** Applies the toolbar's values on pages without a story, which have no decorator. */
export function followToolbar({ globals }: { globals: StageGlobals }) {
  toolbar.set(globals);
  setDocument(globals);
}

const follow = ({ globals }: { globals: StageGlobals }) => addons.getChannel().emit('updateGlobals', { globals });

/** Makes a story in an iframe of a documentation page follow that page's toolbar. */
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

/** Controlled stories keep their state: callbacks also update the args. */
export const withStoryAnswers: Decorator = (Story, { id, args }) => {
  const update = (updatedArgs: object) => addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
  return <Story args={withAnswers(args, update)} />;
};

export const withStage: Decorator = (Story, { globals, viewMode }) => (
  <Providers globals={globals}>
    {viewMode === 'docs' ? (
      // A story inside a documentation page has its own language and direction.
      <div data-stage="page" lang={langOf(globals)} dir={dirOf(globals)}>
        <Story />
      </div>
    ) : (
      <Story />
    )}
  </Providers>
);
