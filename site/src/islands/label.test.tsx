import common from '@edition/copy/sv/common.json';
import label from '@edition/copy/sv/label.json';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { fillText } from '@tand/festival';
import { createI18n } from '@tand/runtime/i18n';
import LabelIsland from './label.tsx';

const named = (name: string, number: string) => fillText(label.alt, { name, number });
const i18n = createI18n('sv', { sv: { common, label } });
const page = (island: ReactNode) => <I18nextProvider i18n={i18n}>{island}</I18nextProvider>;
const nick = () => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.form.nick}`) });
function serve(query?: string): HTMLImageElement {
  document.body.innerHTML = renderToString(page(<LabelIsland query={query} />));
  return screen.getAllByRole<HTMLImageElement>('img').at(-1)!;
}

afterEach(() => history.replaceState(null, '', '/'));

// LABEL-3
it('shows the label of a shared link, copies that link, and puts a changed label into the hash', async () => {
  const user = userEvent.setup();
  history.replaceState(null, '', '/sv/label?label=7/Gunvor');
  render(page(<LabelIsland query="?label=7/Gunvor" />));
  await screen.findByRole('img', { name: named('Gunvor', '7') });
  await user.click(screen.getByRole('button', { name: label.share }));
  await screen.findByText(label.copied);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/sv/label?label=7/Gunvor`);
  await user.type(screen.getByLabelText(label.form.nick), ' & co');
  const before = screen.getByRole<HTMLImageElement>('img').src;
  const misnamed: string[] = [];
  const watch = new MutationObserver(() => {
    const { alt, src } = screen.getByRole<HTMLImageElement>('img');
    if (src === before && alt !== named('Gunvor', '7')) misnamed.push(alt);
  });
  watch.observe(document.body, { attributes: true, subtree: true });
  await user.click(screen.getByRole('button', { name: label.form.strike }));
  await screen.findByRole('img', { name: named('Gunvor & co', '7') });
  watch.disconnect();
  expect(misnamed).toEqual([]);
  const { hash, search } = location;
  expect([search, hash]).toEqual(['', '#7/Gunvor%20%26%20co']);
});

it('serves an unstruck label, or the label in the query, and a form that works without script', () => {
  expect(serve().alt).toBe(label.unstruck);
  expect(document.querySelector('form')).toHaveAttribute('action', '/sv/label');
  expect(serve('?label=7/GUNVOR').alt).toBe(named('GUNVOR', '7'));
  expect(nick()).toHaveValue('GUNVOR');
});

it('reads the label in the hash, and does not replace what was typed before hydration', async () => {
  history.replaceState(null, '', '/sv/label#7/Gunvor');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(<LabelIsland />));
  nick().value = 'Elin';
  render(page(<LabelIsland />), { container: root, hydrate: true });
  await screen.findByRole('img', { name: named('Gunvor', '7') });
  expect(nick()).toHaveValue('Elin');
  expect(screen.getByRole('textbox', { name: new RegExp(`^${label.form.number}`) })).toHaveValue('7');
});
