import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tabs, type TabsProps } from './index.ts';

const items = [
  { id: 'fre', label: 'Fredag', content: <p>Insläpp kl. 10.00</p> },
  { id: 'lor', label: 'Lördag', content: <p>Kvartsfinaler</p> },
  { id: 'son', label: 'Söndag', content: <p>Final</p> },
];
const tabs = <Tabs items={items} labels={{ tabs: 'Dagar' }} />;
const tab = (name: string) => screen.getByRole('tab', { name });

test('has every panel in the HTML, and shows one, named by its tab', () => {
  expect(renderToString(tabs)).toContain('Kvartsfinaler');
  render(tabs);
  expect(screen.getByRole('tabpanel', { name: 'Fredag' })).toHaveTextContent('Insläpp');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('selects a tab on a press, and reports the choice once', async () => {
  const onSelectedChange = vi.fn<NonNullable<TabsProps['onSelectedChange']>>();
  render(<Tabs items={items} labels={{ tabs: 'Dagar' }} onSelectedChange={onSelectedChange} />);
  await userEvent.click(tab('Söndag'));
  await userEvent.click(tab('Söndag'));
  expect(screen.getByRole('tabpanel', { name: 'Söndag' })).toBeInTheDocument();
  expect(onSelectedChange.mock.calls).toEqual([['son', { event: expect.objectContaining({ type: 'click' }) as unknown }]]);
});

test.each([
  ['{ArrowRight}', 'Lördag'],
  ['{ArrowLeft}', 'Söndag'],
  ['{End}', 'Söndag'],
  ['{End}{ArrowRight}', 'Fredag'],
  ['{End}{Home}', 'Fredag'],
])('selects a tab by %s: %s', async (keys, name) => {
  render(tabs);
  await userEvent.tab();
  expect(tab('Fredag')).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(tab(name)).toHaveAttribute('aria-selected', 'true');
});

test('has one tab stop for all tabs, followed by the panel', async () => {
  render(
    <>
      {tabs}
      <button type="button">Efter</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Efter' })).toHaveFocus();
});

test('moves in the direction of the arrow key in right-to-left text', async () => {
  render(<div style={{ direction: 'rtl' }}>{tabs}</div>);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('Lördag')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Fredag')).toHaveFocus();
});

test('skips a disabled tab by arrow keys, and does not open it initially', async () => {
  const some = items.map(item => ({ ...item, disabled: item.id !== 'son' && item.id !== 'lor' }));
  render(<Tabs items={some} labels={{ tabs: 'Dagar' }} />);
  expect(tab('Lördag')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Lördag')).toHaveFocus();
  expect(tab('Fredag')).toBeDisabled();
});

test('leaves the selected tab to the consumer when controlled', async () => {
  render(<Tabs items={items} selected="lor" labels={{ tabs: 'Dagar' }} />);
  await userEvent.click(tab('Söndag'));
  expect(tab('Lördag')).toHaveAttribute('aria-selected', 'true');
});

test('leaves arrows with Alt, Ctrl or Cmd to the browser', () => {
  render(tabs);
  for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    expect(fireEvent.keyDown(tab('Fredag'), { key: 'ArrowRight', ...held })).toBe(true);
  expect(tab('Fredag')).toHaveAttribute('aria-selected', 'true');
});

test('connects a panel with its tab if the id has spaces', () => {
  render(<Tabs items={[{ id: 'first of all', label: 'Fredag', content: 'A' }]} labels={{ tabs: 'Dagar' }} />);
  expect(screen.getByRole('tabpanel', { name: 'Fredag' })).toBeVisible();
});

test('opens the first tab when the open tab is removed', () => {
  const { rerender } = render(<Tabs items={items} defaultSelected="lor" labels={{ tabs: 'Dagar' }} />);
  rerender(<Tabs items={items.filter(({ id }) => id !== 'lor')} labels={{ tabs: 'Dagar' }} />);
  expect(tab('Fredag')).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tabpanel', { name: 'Fredag' })).toBeVisible();
});
