import common from '@edition/copy/sv/common.json';
import newsTexts from '@edition/copy/sv/news.json';
import scheduleTexts from '@edition/copy/sv/schedule.json';
import { edition } from '@edition/edition.ts';
import { type NewsItem, type Notice, type Schedule, screenData, type CurrentNotices, type RevisionMessage } from '@tand/festival';
import { ClockProvider, LocaleProvider } from '@tand/ui';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { on } from '../../../tests/support/dates.ts';
import { noNotices, passRevision } from '@tand/runtime/data';
import { createI18n } from '@tand/runtime/i18n';
import News from './news.tsx';
import Screen from './screen.tsx';

const present = Date.parse(`${on(1)}T15:10+02:00`);
const answers: Record<string, unknown> = {};
const fetched = vi.fn<(path: string) => void>();

/** Id of the database that the server's responses name. */
let origin: string;

beforeEach(() => {
  origin = 'a';
  fetched.mockClear();
  for (const path of Object.keys(answers)) delete answers[path];
  const data = document.createElement('script');
  data.id = 'page-data';
  data.type = 'application/json';
  data.textContent = JSON.stringify({ revision: { origin: 'a', number: 1, at: 5 } });
  document.head.append(data);
  // Node's `Request` accepts no relative address.
  const NodeRequest = Request;
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, location.href) : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(typeof input === 'string' ? input : input.url, location.href);
    fetched(pathname);
    const headers = { 'content-revision': `2 9 ${origin}`, 'x-total-count': '1', date: new Date().toUTCString() };
    return pathname in answers ? Response.json(answers[pathname], { headers }) : new Response('', { status: 500 });
  });
});

const show = (content: ReactNode) =>
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { common, news: newsTexts, schedule: scheduleTexts } })}>
      <LocaleProvider lang="sv" timeZone={edition.timeZone}>
        <ClockProvider now={() => present}>{content}</ClockProvider>
      </LocaleProvider>
    </I18nextProvider>,
  );
const announce = (parts: Partial<RevisionMessage['parts']>) =>
  act(async () => passRevision({ origin, number: 2, at: 9, parts: { news: 5, programme: 5, notices: 0, ...parts } }));

const schedule = (title: string): Schedule => ({
  locations: [{ id: 1, name_sv: 'Stora scenen', name_en: 'Main Stage' }],
  items: [
    {
      id: 'a',
      day: 1,
      location: 1,
      start_time: '15:00',
      end_time: '16:00',
      name_sv: title,
      name_en: title,
      short_desc_sv: '',
      short_desc_en: '',
      highlight: false,
    },
  ],
});
const article = (headline: string) =>
  ({
    id: 1,
    slug: 'snow',
    publishedDate: `${on(0)}T10:00:00+02:00`,
    headlinesv: headline,
    headlineen: headline,
    preamblesv: '',
    preambleen: '',
  }) as unknown as NewsItem;

// SCHED-36, DESK-19
test('shows a newer programme and newer notices on a screen, each when it is announced', async () => {
  const served = { data: screenData(edition, schedule('Final'), 'stora-scenen', 'sv'), at: 5 };
  show(<Screen slug="stora-scenen" served={served} notices={noNotices} look={{}} days={[]} />);
  expect(screen.getByText('Final')).toBeVisible();
  await announce({ news: 9 });
  expect(fetched).not.toHaveBeenCalled();

  answers['/api/schedule'] = schedule('Prisutdelning');
  await announce({ programme: 9 });
  expect(await screen.findByText('Prisutdelning')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();

  const notice = { id: 'n', page: '', text: { sv: 'Porten är öppen.', en: '' }, until: new Date(present + 1).toISOString() } as Notice;
  answers['/api/notices'] = { at: 9, notices: [notice] } satisfies CurrentNotices;
  await announce({ programme: 9, notices: 9 });
  expect(await screen.findByText('Porten är öppen.')).toBeVisible();
  expect(fetched.mock.calls.flat()).toEqual(['/api/schedule', '/api/notices']);
});

test.each([
  ['day', 15],
  ['night', 23],
])('shows the scene of the %s at %i:20', (name, hour) => {
  const served = { data: screenData(edition, schedule('Final'), 'stora-scenen', 'sv'), at: 5 };
  const [scene, nightScene] = ['day', 'night'].map(src => ({ src, width: 4, height: 3 }));
  const { container } = show(
    <ClockProvider now={() => Date.parse(`${on(1)}T${hour}:20:00+02:00`)}>
      <Screen slug="stora-scenen" served={served} notices={noNotices} look={{}} days={[]} scene={scene} nightScene={nightScene} />
    </ClockProvider>,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', name);
});

// DATA-12
test('fetches a restored database’s programme and notices once, though its revision is earlier', async () => {
  const served = { data: screenData(edition, schedule('Final'), 'stora-scenen', 'sv'), at: 50 };
  show(<Screen slug="stora-scenen" served={served} notices={noNotices} look={{}} days={[]} />);
  await announce({});
  expect(fetched).not.toHaveBeenCalled();
  origin = 'b';
  answers['/api/schedule'] = schedule('Prisutdelning');
  answers['/api/notices'] = noNotices;
  await announce({});
  expect(await screen.findByText('Prisutdelning')).toBeVisible();
  await announce({});
  expect(fetched.mock.calls.flat().toSorted()).toEqual(['/api/notices', '/api/schedule']);
});

// NEWS-14, DATA-4
test('shows news announced before hydration, and offers to retry when fetching fails', async () => {
  answers['/api/news'] = [article('Snö')];
  await announce({ news: 9 });
  const data = { items: [], page: 1, pages: 1, total: 0, topics: [] };
  show(<News title="Nyheter" served={{ data, at: 5 }} asked={{}} />);
  expect(screen.getByText(newsTexts.list.empty)).toBeVisible();
  expect(await screen.findByRole('link', { name: /Snö/ })).toBeVisible();
  delete answers['/api/news'];
  vi.spyOn(console, 'error').mockImplementation(() => {}); // the failure is logged
  await announce({ news: 10 });
  expect(await screen.findByRole('button', { name: common.stale.refresh })).toBeVisible();
  expect(screen.getByRole('link', { name: /Snö/ })).toBeVisible();
});
