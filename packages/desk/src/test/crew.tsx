import type { DeskCall, DeskNewsItem, DeskProgramme, DeskRefusal, DeskSession } from '@tand/festival/desk';
import type { ScheduleItem } from '@tand/festival';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createClient } from '../app/client.ts';
import { trayStore, emptyTray } from '../programme/tray.ts';
import { createTexts } from '../texts/texts.ts';

const person = { id: 'p1', name: 'Alva Ek', role: 'admin' } as const;
const device = { id: 'd1', person: 'p1', name: 'Chrome', seen: '', until: '2025-06-14T20:00:00Z', isOwn: true };
export const session: DeskSession = { person, device };

export const final: ScheduleItem = {
  id: 'final',
  day: 1,
  location: 1,
  start_time: '18:00',
  end_time: '19:30',
  name_sv: 'Finalen',
  name_en: 'The final',
  short_desc_sv: '',
  short_desc_en: '',
  highlight: true,
};
export const programme: DeskProgramme = {
  revision: { origin: 'a', number: 57 },
  places: [
    { id: 1, name_sv: 'Stora scenen', name_en: 'Main Stage' },
    { id: 2, name_sv: 'Tokyo Town', name_en: 'Tokyo Town' },
  ],
  items: [final],
  days: ['2025-06-13', '2025-06-14', '2025-06-15', '2025-06-16'],
};

const none = { sv: '', en: '' };
export const draft: DeskNewsItem = {
  id: 3,
  slug: 'bastun',
  state: 'draft',
  publishedDate: '2025-06-14T08:00:00Z',
  addresses: { sv: '/sv/news/bastun?preview=x', en: '/en/news/bastun?preview=x' },
  missingFields: ['en.headline'],
  image: '',
  topic: '',
  author: 'Alva Ek',
  headline: { sv: 'Bastun är varm', en: '' },
  preamble: { sv: 'Handduk finns.', en: 'Towels are there.' },
  body: { sv: 'Bakom scenen.', en: 'Behind the stage.' },
  linkText: none,
  imageCaption: none,
};

export type Answer = object | DeskRefusal['code'] | 'no network';
const statuses: Partial<Record<DeskRefusal['code'], number>> = { signIn: 401, conflict: 409, invalid: 422, role: 403 };

export interface Sent {
  name: DeskCall;
  body: unknown;
}

export function openDesk(path: string, answers: Partial<Record<DeskCall, (body: any) => Answer>>) {
  const sent: Sent[] = [];
  const known: Partial<Record<DeskCall, (body: any) => Answer>> = {
    session: () => session,
    programme: () => programme,
    'programme/check': () => ({ problems: [], clashes: [] }),
    news: () => ({ revision: { origin: 'a', number: 57 }, items: [draft], topics: [] }),
    notices: () => ({ revision: { origin: 'a', number: 57 }, notices: [] }),
    ...answers,
  };
  let notify: ((event: MessageEvent) => void) | undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = new URL(request.url).pathname.replace('/api/desk/', '') as DeskCall;
    const body: unknown = request.method === 'POST' ? await request.json() : undefined;
    sent.push({ name, body });
    const answer = known[name]?.(body) ?? 'missing';
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    if (typeof answer === 'string') return Response.json({ code: answer, error: answer }, { status: statuses[answer] ?? 404 });
    return Response.json(answer);
  });
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = (_: string, listener: (event: MessageEvent) => void) => (notify = listener);
      close = () => {};
    },
  );
  vi.stubGlobal('scrollTo', () => {});
  history.pushState(null, '', `/desk${path}`);
  const view = render(
    <I18nextProvider i18n={createTexts('sv')}>
      <App client={createClient()} />
    </I18nextProvider>,
  );
  return {
    ...view,
    sent,
    sendRevision: (number: number) => notify?.(new MessageEvent('revision', { data: JSON.stringify({ number }) })),
    sentTo: (name: DeskCall) => sent.filter(one => one.name === name).map(({ body }) => body),
  };
}

export function closeDesk() {
  trayStore.set(() => emptyTray);
  localStorage.clear();
  vi.unstubAllGlobals();
  history.pushState(null, '', '/');
}
