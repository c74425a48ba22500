import { UpdateNotice } from '@tand/ui';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { offerBuild } from '../data/builds.ts';
import { attachUpdateOffer } from './updateOffer.ts';

const [text, update, dismiss] = ['There is a new version.', 'Update', 'Later'] as const;
const register = vi.fn<() => Promise<undefined>>(async () => undefined);

function serve() {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const serviceWorker = Object.assign(new EventTarget(), { register });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    register.mockClear();
    delete document.documentElement.dataset['newer'];
  });
  document.body.innerHTML = `<script type="x" data-build="old"></script>${renderToString(<UpdateNotice open={false} labels={{ text, update, dismiss }} />)}`;
  return screen.getByRole('status');
}
async function settle() {
  vi.advanceTimersByTime(3000);
  vi.advanceTimersByTime(5000);
  await vi.dynamicImportSettled();
}
const button = (name: string) => screen.getByRole('button', { name });

// OFFLINE-1
test('registers no service worker on the first page of a visit, nor once detached', async () => {
  const detach = attachUpdateOffer(serve());
  await settle();
  document.documentElement.dataset['returning'] = '';
  detach();
  const again = attachUpdateOffer(serve());
  again();
  await settle();
  expect(register).not.toHaveBeenCalled();
});

// OFFLINE-2
test('offers a newer build, on the first page of a visit too, until the offer is dismissed', () => {
  const element = serve();
  onTestFinished(attachUpdateOffer(element));
  offerBuild('old');
  expect(screen.getByText(text)).not.toBeVisible();
  offerBuild('new');
  expect(screen.getByText(text)).toBeVisible();
  expect(element).toHaveAttribute('data-open');
  button(dismiss).click();
  expect(screen.getByText(text)).not.toBeVisible();
  expect(element).not.toHaveAttribute('data-open');
  offerBuild('new');
  expect(element).not.toHaveAttribute('data-open');
});

// OFFLINE-2
test('offers a build that was found before attaching, and disables both buttons once accepted', () => {
  const element = serve();
  offerBuild('new');
  onTestFinished(attachUpdateOffer(element));
  expect(screen.getByText(text)).toBeVisible();
  button(update).click(); // jsdom cannot reload
  expect(element).toHaveAttribute('aria-busy', 'true');
  expect(button(update)).toHaveAttribute('aria-disabled', 'true');
  button(dismiss).click();
  expect(screen.getByText(text)).toBeVisible();
});
