import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox } from '../Checkbox/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, type FormProps } from './index.ts';

const fields = (
  <>
    <TextField label="E-post" name="email" />
    <Checkbox label="Fredag" name="day" value="fri" defaultChecked />
    <Checkbox label="Lördag" name="day" value="sat" defaultChecked />
    <button type="submit" name="way" value="mail">
      Skicka
    </button>
  </>
);
const send = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'elin@tand.example');
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
};

test("gives onSubmit all values of each name and the pressed button's, without navigating", async () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  render(
    <Form aria-label="Fråga" onSubmit={onSubmit}>
      {fields}
    </Form>,
  );
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  await send();
  const [data, { event }] = onSubmit.mock.lastCall!;
  expect(data.get('email')).toBe('elin@tand.example');
  expect(data.getAll('day')).toEqual(['fri', 'sat']);
  expect(data.get('way')).toBe('mail');
  expect(event.defaultPrevented).toBe(true);
});

describe('without onSubmit', () => {
  test('sends the form to its address', () => {
    render(
      <Form aria-label="Fråga" action="/sent">
        {fields}
      </Form>,
    );
    const form = screen.getByRole('form');
    expect(form).toHaveAttribute('action', '/sent');
    let isSent = false;
    document.addEventListener(
      'submit',
      event => {
        isSent = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.submit(form);
    expect(isSent).toBe(true);
  });

  test('passes its values to a React action', async () => {
    const action = vi.fn<(data: FormData) => void>();
    render(
      <Form aria-label="Fråga" action={action}>
        {fields}
      </Form>,
    );
    await send();
    expect(action.mock.lastCall?.[0].getAll('day')).toEqual(['fri', 'sat']);
  });
});

test('has types that reject a React action together with onSubmit', () => {
  // @ts-expect-error Only one of the two can handle the form.
  const props: FormProps = { action: () => {}, onSubmit: () => {} };
  expect(props).toBeDefined();
});

test('ignores the submit of a form that a child renders in a portal', () => {
  const onSubmit = vi.fn<NonNullable<FormProps['onSubmit']>>();
  render(
    <Form aria-label="Fråga" onSubmit={onSubmit}>
      {createPortal(<form aria-label="Bild" onSubmit={event => event.preventDefault()} />, document.body)}
    </Form>,
  );
  fireEvent.submit(screen.getByRole('form', { name: 'Bild' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

const summary = () => screen.queryByRole('group', { name: 'Ändra det här' });
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const withSummary = (error?: string) => (
  <Form aria-label="Fråga" summary="Ändra det här">
    <TextField label="Namn" name="name" required messages={{ valueMissing: 'Skriv vad du heter.' }} />
    <TextField label="Ort" name="town" error={error} />
    <Checkbox label="Jag har läst reglerna" required messages={{ valueMissing: 'Läs dem först.' }} />
    <button type="submit">Skicka</button>
  </Form>
);

describe('a summary', () => {
  test('lists all errors, takes focus, links to the fields and updates when they are corrected', async () => {
    render(withSummary());
    expect(summary()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Skicka' }));
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(links()).toEqual(['Namn: Skriv vad du heter.', 'Jag har läst reglerna: Läs dem först.']);
    await userEvent.click(screen.getByRole('link', { name: /Namn/ }));
    expect(screen.getByRole('textbox', { name: 'Namn' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Namn' }), 'Elin');
    await waitFor(() => expect(links()).toEqual(['Jag har läst reglerna: Läs dem först.']));
    await userEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(summary()).toBeNull());
  });

  test('lists an error given by the prop `error` without taking focus', () => {
    const { rerender } = render(withSummary());
    rerender(withSummary('Den orten finns inte.'));
    expect(links()).toEqual(['Ort: Den orten finns inte.']);
    expect(document.body).toHaveFocus();
  });
});
