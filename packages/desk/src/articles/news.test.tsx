import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDesk, draft, openDesk } from '../test/crew.tsx';

afterEach(async () => {
  const { savedState } = await import('../drafts/savedState.ts');
  for (const name of ['news:3', 'news:new']) savedState(name, null).set(() => null);
  closeDesk();
});

// CREW-7
test('lists missing texts with their language, and publishes only complete articles', async () => {
  const { sentTo } = openDesk('/news/3', {
    'news/save': ({ article }) => ({ revision: { origin: 'a', number: 58 }, item: { ...draft, ...article } }),
    'news/publish': () => ({ revision: { origin: 'a', number: 59 }, item: { ...draft, state: 'published' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Publicera' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Rubrik · Engelska')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Skriv klart' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Engelska, något saknas' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Rubrik' }), 'The sauna is hot');
  await userEvent.click(screen.getByRole('button', { name: 'Publicera' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publicera' }));
  expect(await screen.findByText('Nyheten är ute.')).toBeVisible();
  expect(sentTo('news/save')).toMatchObject([
    { base: { origin: 'a', number: 57 }, article: { id: 3, headline: { en: 'The sauna is hot' } } },
  ]);
  expect(sentTo('news/publish')).toEqual([{ base: { origin: 'a', number: 58 }, id: 3 }]);
});

// CREW-7
test('previews headline and text of the article in the language being edited', async () => {
  openDesk('/news/3', {});
  await userEvent.click(await screen.findByRole('radio', { name: 'Förhandsvisning' }));
  const preview = document.querySelector<HTMLElement>('[aria-label=Förhandsvisning]')!;
  expect(preview.querySelector('h1')).toHaveTextContent('Bastun är varm');
  expect(preview).toHaveTextContent('Bakom scenen.');
  await userEvent.click(screen.getByRole('radio', { name: /^Engelska/ }));
  expect(preview).toHaveTextContent('Behind the stage.');
});

// DESK-16
test('revokes the preview links of a draft, shows new links and preserves unsaved text', async () => {
  let addresses = draft.addresses;
  const { sentTo } = openDesk('/news/3', {
    news: () => ({ revision: { origin: 'a', number: 57 }, items: [{ ...draft, addresses }], topics: [] }),
    'news/revoke': () => {
      addresses = { sv: '/sv/news/bastun?preview=y', en: '/en/news/bastun?preview=y' };
      return {};
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), ' Min rad.');
  await userEvent.click(screen.getByRole('button', { name: 'Stoppa länkarna' }));
  expect(await screen.findByText('De tidigare länkarna fungerar inte längre. Här är nya.')).toBeVisible();
  expect(sentTo('news/revoke')).toEqual([{ id: 3 }]);
  expect(screen.getByRole('link', { name: /\(svenska\)$/ })).toHaveAttribute('href', addresses.sv);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Bakom scenen. Min rad.');
});

// CREW-6
test('shows both texts when two editors change a field, and uses the chosen text', async () => {
  let text = draft.body;
  const { sendRevision } = openDesk('/news/3', {
    news: () => ({ revision: { origin: 'a', number: 57 }, items: [{ ...draft, body: text }], topics: [] }),
  });
  const field = await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.type(field, ' Min rad.');
  text = { ...text, sv: 'Bakom tältet.' };
  sendRevision(57);
  sendRevision(58);
  const choice = await screen.findByRole('group', { name: 'Text: två versioner' });
  expect(choice).toHaveTextContent('Bakom tältet.');
  expect(choice).toHaveTextContent('Bakom scenen. Min rad.');
  await userEvent.click(within(choice).getByRole('button', { name: 'Behåll den andres' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Bakom tältet.');
});

// CREW-12
test.each([
  ['the server fails', 500, '{}', /^Något gick fel hos oss/],
  ['the server refuses the picture', 422, '{"code":"picture"}', /^Filen går inte att läsa som bild/],
])('says why a picture is not used: %s', async (_, status, body, reason) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  openDesk('/news/3', {});
  const answer = fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/news/picture') ? Promise.resolve(new Response(body, { status })) : answer(request),
  );
  await userEvent.upload(await screen.findByLabelText('Välj en bild'), new File(['x'], 'a.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Använd utsnittet' }));
  expect(await screen.findByText(reason)).toBeVisible();
});
