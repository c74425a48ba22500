import { countedText, decodePicks } from '@tand/festival';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OwnDay } from './index.ts';
import { friends, words } from './OwnDay.fixtures.ts';

const { labels, picks, entries } = words.sv;
const drawCode = async () => (link: string) => `data:,${link.length}`;

test('shares the picks by a link and its QR code', async () => {
  render(<OwnDay {...words.sv} loadCode={drawCode} />);
  await userEvent.click(screen.getByRole('button', { name: labels.picks.share }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: labels.picks.link });
  expect(decodePicks(new URL(field.value).searchParams.get('share'), entries)).toEqual([...picks]);
  expect(screen.getByRole('img', { name: labels.picks.qrAlt })).toHaveAttribute('src', `data:,${field.value.length}`);
});

test('shows an error if the code that draws QR codes cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<OwnDay {...words.sv} loadCode={() => Promise.reject(new Error('offline'))} />);
  await userEvent.click(screen.getByRole('button', { name: labels.picks.share }));
  expect(await screen.findByRole('alert')).toHaveTextContent(labels.picks.failed);
});

test('counts picks in common with a friend, and reports a press that removes the friend’s picks', async () => {
  const onPart = vi.fn<() => void>();
  render(<OwnDay {...words.sv} friends={friends} onPart={onPart} />);
  expect(screen.getByText(countedText(labels.mine, 'together', [...friends].filter(id => picks.has(id)).length, 'sv'))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: labels.mine.part }));
  expect(onPart).toHaveBeenCalledOnce();
});

test('shows an icon and a link to the list while nothing is picked', () => {
  const { container } = render(<OwnDay {...words.sv} picks={new Set()} loadCode={drawCode} />);
  expect(screen.getByRole('link', { name: labels.status.toList })).toHaveAttribute('href', expect.stringContaining('view=list'));
  expect(container.querySelector('[data-part=none] > [data-component=Icon]')).toBeInTheDocument();
});
