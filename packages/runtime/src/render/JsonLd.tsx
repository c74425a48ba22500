import { scheduleView, type Dated } from '@tand/festival';
import { graph, type Node, type PageFacts } from '@tand/festival/jsonLd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import type { Loaded } from '../data/page.ts';
import { useLang } from '../i18n/index.ts';
import type { Page } from './pages.ts';
import { scriptJson } from './scriptJson.ts';
import { Served } from './served.ts';

interface JsonLdProps {
  edition: Dated;
  pageGraph: (facts: PageFacts) => Node[];
}

export const JsonLd = (props: JsonLdProps) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: useGraphText(props) }} />
);

function useGraphText({ edition, pageGraph }: JsonLdProps): string {
  const lang = useLang();
  const { i18n } = useTranslation('common');
  const { pathname } = useLocation();
  const { moment, schedule } = use(Served);
  const match = useMatches().at(-1);
  const page = match?.handle as Page | undefined;
  if (!match || !page || (page.isTimeless && !page.isBare)) return '{}';
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
