import { scheduleView } from '@tand/festival';
import { edition } from '@edition/edition.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { useLang } from '@tand/runtime/i18n';
import type { Loaded } from '@tand/runtime/data';
import type { Page } from '../sitemap.ts';
import { graph } from '@tand/festival/jsonLd';
import { scriptJson } from '@tand/runtime/render';
import { pageGraph } from './pageGraph.ts';
import { Served } from './served.ts';

/** Structured data of the page; the text has every `<` escaped. */
export const JsonLd = () => <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: useGraphText() }} />;

function useGraphText(): string {
  const lang = useLang();
  const { i18n } = useTranslation('common');
  const { pathname } = useLocation();
  const { moment, schedule } = useContext(Served);
  const match = useMatches().at(-1);
  const page = match?.handle as Page | undefined;
  if (!match || !page || page.path === '404' || page.path === 'offline') return '{}';
  return scriptJson(
    graph(
      pageGraph({
        page,
        path: pathname.slice(lang.length + 2),
        lang,
        data: (match.loaderData as Loaded | null)?.data ?? null,
        text: (ns, key) => (i18n.exists(key, { ns }) ? i18n.t(key, { ns, returnObjects: true }) : undefined),
        schedule: schedule && scheduleView(edition, schedule, lang),
        now: moment,
      }),
    ),
  );
}
