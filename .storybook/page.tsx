import type { Meta } from '@storybook/react-vite';
import { edition } from '@edition/edition.ts';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useRef } from 'react';
import { fileOf } from '../scripts/documents/kinds.ts';
import { moments, type Moment } from '../site/src/reviewMoments.ts';
import { themeOf } from './stage.tsx';
import type { StageGlobals } from './toolbar.ts';

interface PageProps {
  path: string;
  query: string;
}

const names = Object.keys(moments) as Moment[];
const isMoment = (name: unknown): name is Moment => names.includes(name as Moment);

const momentOf = ({ clock }: StageGlobals): Moment =>
  isMoment(clock) ? clock : (names.findLast(name => moments[name].start <= Date.now()) ?? names[0]!);

function addressOf({ path, query }: PageProps, globals: StageGlobals): string {
  const moment = momentOf(globals);
  return `${fileOf({ path, query }, globals.lang ?? 'en', moment)}?${query && `${query}&`}now=${moments[moment].local}`;
}

type Links = Readonly<Record<string, string>>;

function follow({ pathname, search, hash }: URL, links: Links) {
  const [, lang = '', path = ''] = /^\/([a-z]{2})\/(.*)$/.exec(pathname) ?? [];
  const storyId = links[path + search] ?? links[path];
  if (!storyId) {
    window.open(edition.siteUrl + pathname + search + hash);
    return;
  }
  const channel = addons.getChannel();
  channel.emit(UPDATE_GLOBALS, { globals: { lang } });
  channel.emit(SELECT_STORY, { storyId });
}

function PageFrame({ globals, links, ...shown }: PageProps & { globals: StageGlobals; links: Links }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = themeOf(globals);

  const dress = () => {
    const root = frame.current!.contentDocument?.documentElement;
    if (root) root.dataset['tandTheme'] = theme;
  };
  useEffect(dress, [theme]);

  const onLoad = () => {
    dress();
    const { document, navigation, location } = frame.current!.contentWindow!;
    // The review bar's cookie would set the time on every port of this host.
    document.querySelector('[data-component=ReviewBar]')?.remove();
    document.cookie = 'tand-now=; path=/; max-age=0';
    // Prevents offline storage, which starts on a visitor's second page.
    delete document.documentElement.dataset['returning'];
    navigation.addEventListener('navigate', event => {
      const to = new URL(event.destination.url);
      if (event.destination.sameDocument || to.pathname === location.pathname || to.origin !== location.origin) return;
      event.preventDefault();
      follow(to, links);
    });
  };
  const address = addressOf(shown, globals);
  // The key makes a new frame for each address: navigating a frame would add to the browser's history.
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own pages, with their scripts and storage
  return <iframe key={address} ref={frame} data-page src={address} title={shown.path} onLoad={onLoad} />;
}

/** Meta of the stories of pages, which `scripts/documents` writes. */
export const page = {
  render: (args, { globals, parameters }) => <PageFrame {...args} globals={globals} links={(parameters as { links: Links }).links} />,
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')!;
    const isLoaded = () => frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank';
    if (!isLoaded()) await new Promise(done => frame.addEventListener('load', done, { once: true }));
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { disable: true },
    controls: { disable: true },
    chromatic: { modes: { 'night phone': { disable: true }, 'light desk': { disable: true } } },
  },
} satisfies Meta<PageProps>;

export const inPhases = {
  chromatic: {
    modes: Object.fromEntries(
      (['before-sale', 'on-sale', 'after'] satisfies Moment[]).map(clock => [
        clock,
        { theme: 'light', motion: 'reduced', viewport: 'w390', clock },
      ]),
    ),
  },
};
