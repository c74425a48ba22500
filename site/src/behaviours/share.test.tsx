import common from '@edition/copy/sv/common.json';
import news from '@edition/copy/sv/news.json';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createI18n } from '@tand/runtime/i18n';
import { Share } from '@tand/runtime/render';
import { attachShare } from '@tand/runtime/behaviours';

const texts = news.article.share;
const button = (name: string) => screen.getByRole('button', { name });
function serve() {
  document.body.innerHTML = renderToString(
    <I18nextProvider i18n={createI18n('sv', { sv: { common, news } })}>
      <Share url="https://tand.example/sv/news/snow" title="Snö" texts={texts} newTab={common.newTab} />
    </I18nextProvider>,
  );
  return document.querySelector<HTMLElement>('[data-share]')!;
}

test('shows buttons only while attached', () => {
  const element = serve();
  expect(screen.queryAllByRole('button')).toEqual([]);
  userEvent.setup(); // gives jsdom a clipboard
  const detach = attachShare(element);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent.trim())).toEqual([texts.copy]);
  detach();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('copies the link, and says whether copying succeeded', async () => {
  const user = userEvent.setup();
  attachShare(serve());
  await user.click(button(texts.copy));
  await screen.findByText(texts.copied);
  expect(await navigator.clipboard.readText()).toMatch(/^https:.*\/sv\/news\/snow$/);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button(texts.copy));
  await screen.findByText(texts.failed);
});

test("opens the device's share sheet, and reports no failure if the sheet is dismissed", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  attachShare(serve());
  await userEvent.click(button(texts.native));
  await waitFor(() =>
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Snö', url: expect.stringMatching(/\/sv\/news\/snow$/) as string }),
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
