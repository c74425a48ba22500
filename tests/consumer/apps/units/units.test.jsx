import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Countdown, Dialog, LocaleProvider, Menu, TextField } from '@tand/ui';

afterEach(cleanup);

const menu = (
  <Menu
    labels={{ open: 'Open menu', close: 'Close menu', navigation: 'All pages' }}
    blocks={[{ title: 'About', links: [{ href: '/press', text: 'Press' }] }]}
  />
);

test('opens and closes a Dialog', async () => {
  const user = userEvent.setup();
  const changes = [];
  render(
    <Dialog defaultOpen title="Share" labels={{ close: 'Close' }} onOpenChange={isOpen => changes.push(isOpen)}>
      <TextField label="Address" name="address" />
    </Dialog>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Mill');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes).toEqual([false]);
});

test('opens a Menu by hover and press, and closes it by Escape', async () => {
  const user = userEvent.setup();
  render(<LocaleProvider lang="en">{menu}</LocaleProvider>);
  await user.hover(screen.getByRole('button', { name: 'Open menu' }));
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('link', { name: 'Press' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Press' })).toBeNull();
});

const unit = (one, other) => ({ one, other });

test.each([
  ['de', unit('Tag', 'Tage'), '3 Tage'],
  ['ar-EG', { ...unit('يوم', 'يوم'), few: 'أيام' }, '٣ أيام'],
])('counts down in the language %s', (lang, day, expected) => {
  const same = unit('x', 'x');
  const labels = {
    name: 'Start',
    target: '2027',
    units: { day, hour: same, minute: same, second: same },
    sentence: time => time,
    underMinute: '0',
    over: '0',
  };
  const { container } = render(
    <LocaleProvider lang={lang} timeZone="Africa/Cairo">
      <Countdown target={Date.now() + 3.5 * 86_400_000} labels={labels} />
    </LocaleProvider>,
  );
  expect(container.textContent).toContain(expected);
});
