import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { useLang } from '../app/useLang.ts';
import type { Loaded } from '../data/page.ts';
import { scheduleView } from '../schedule/view.ts';
import type { Page } from '../sitemap.ts';
import { graphText } from './node.ts';
import { pageGraph } from './pageGraph.ts';
import { Served } from './served.ts';

/** Structured data, made by the server only: the browser keeps the served element, and renders an empty one after a client navigation. */
export const JsonLd = import.meta.env.SSR ? Fresh : Kept;

function Kept() {
  return <Data key={useLocation().pathname} text="{}" />;
}

function Fresh() {
  return <Data text={useGraphText()} />;
}

/** The text is serialised here, with every `<` escaped. */
function Data({ text }: { text: string }) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

function useGraphText(): string {
  const lang = useLang();
  const { i18n } = useTranslation('common');
  const { pathname } = useLocation();
  const { moment, schedule } = useContext(Served);
  const match = useMatches().at(-1);
  const page = match?.handle as Page | undefined;
  if (!match || !page || page.path === '404' || page.path === 'offline') return '{}';
  return graphText(
    pageGraph({
      page,
      path: pathname.slice(lang.length + 2),
      lang,
      data: (match.loaderData as Loaded | null)?.data ?? null,
      text: (ns, key) => (i18n.exists(key, { ns }) ? i18n.t(key, { ns, returnObjects: true }) : undefined),
      schedule: schedule && scheduleView(schedule, lang),
      now: moment,
    }),
  );
}
