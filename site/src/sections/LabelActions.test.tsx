import common from '@edition/copy/sv/common.json';
import label from '@edition/copy/sv/label.json';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createI18n } from '@tand/runtime/i18n';
import { LabelActions } from './LabelActions.tsx';

// LABEL-3
test('copies the complete address of the label, and says when a picture cannot be saved', async () => {
  const user = userEvent.setup();
  render(
    <I18nextProvider i18n={createI18n('sv', { sv: { common, label } })}>
      <LabelActions owner={{ nick: 'Gunvor', number: 7 }} />
    </I18nextProvider>,
  );
  await user.click(screen.getByRole('button', { name: label.share }));
  await screen.findByText(label.copied);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/sv/label?label=7/Gunvor`);
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new Error('no picture'));
    },
  );
  await user.click(screen.getByRole('button', { name: label.save }));
  await screen.findByText(label.failed);
});
