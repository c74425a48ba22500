import common from '@edition/copy/sv/common.json';
import label from '@edition/copy/sv/label.json';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n.ts';
import { LabelMaker } from './LabelMaker.tsx';

const named = (name: string, number: string) => label.alt.replace('{name}', name).replace('{number}', number);

// LABEL-3
it('a shared link shows its label and is copied as it is; a label struck anew stays after the #', async () => {
  const user = userEvent.setup();
  const router = createMemoryRouter([{ path: '*', element: <LabelMaker /> }], { initialEntries: ['/sv/label?label=7/Gunvor'] });
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { common, label } })}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
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
  const { hash, search } = router.state.location;
  expect([search, hash]).toEqual(['', '#7/Gunvor%20%26%20co']);
});
