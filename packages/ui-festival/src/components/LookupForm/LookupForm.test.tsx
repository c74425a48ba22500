import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { LookupForm, type LookupFormProps, type LookupQuery } from './index.ts';
import { lookupLabels } from './LookupForm.fixtures.ts';

const show = (props: Partial<LookupFormProps> = {}) => {
  const onSubmit = vi.fn<(query: LookupQuery) => void>();
  const make = (more: Partial<LookupFormProps> = {}) => (
    <LookupForm labels={lookupLabels.sv} state="idle" onSubmit={onSubmit} {...props} {...more} />
  );
  const { rerender, container } = render(make());
  return { onSubmit, container, again: (more: Partial<LookupFormProps>) => rerender(make(more)) };
};
const reference = () => screen.getByRole('textbox', { name: 'Ordernummer' });
const postal = () => screen.getByRole('textbox', { name: 'Postnummer' });
const button = () => screen.getByRole('button', { name: 'Hitta mina biljetter' });
const fill = async (a: string, b: string) => {
  if (a) await userEvent.type(reference(), a);
  if (b) await userEvent.type(postal(), b);
};

// LOOKUP-2
describe('the button', () => {
  test.each([
    ['', '', false],
    ['TND12345', '', false],
    ['', '55311', false],
    ['   ', '55311', false],
    ['TND12345', '   ', false],
    ['TND12345', '55311', true],
  ])('is enabled only if both fields have text: "%s", "%s" (%s)', async (a, b, isEnabled) => {
    show();
    await fill(a, b);
    expect(button().getAttribute('aria-disabled')).toBe(isEnabled ? null : 'true');
  });

  test('submits nothing while a value is missing, and focuses the empty field', async () => {
    const { onSubmit } = show();
    await fill('TND12345', '');
    await userEvent.click(button());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(postal()).toHaveFocus();
    expect(postal()).toBeInvalid();
  });

  test('is disabled while the lookup loads, stays focused and submits nothing', async () => {
    const { again, onSubmit } = show({ loader: <span>snurr</span> });
    await fill('TND12345', '55311');
    await userEvent.click(button());
    again({ state: 'loading' });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByText('snurr')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Letar efter dina biljetter');
  });
});

// LOOKUP-3
test('removes spaces from both values', async () => {
  const { onSubmit } = show();
  await fill(' TND 123 45 ', '553 11');
  await userEvent.click(button());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ reference: 'TND12345', postal: '55311' });
});

// LOOKUP-3
test('submits nothing by Enter when a value is only spaces', async () => {
  const { onSubmit } = show();
  await fill('  ', '55311');
  await userEvent.type(postal(), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

// LOOKUP-2
test('shows an error for a reference that does not match the pattern, without submitting it', async () => {
  const { onSubmit } = show({ pattern: String.raw`(\w\s*){8}`, labels: { ...lookupLabels.sv, referenceFault: 'Åtta tecken' } });
  await fill('A', '55311');
  await userEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(reference()).toHaveFocus();
  expect(reference()).toHaveAccessibleDescription(/Åtta tecken/);
  await userEvent.type(reference(), 'BC 12345');
  await userEvent.click(button());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ reference: 'ABC12345', postal: '55311' });
});

test('shows a failure that describes form and fields, and leaves the reference filled in', async () => {
  const { again } = show();
  await fill('TND12345', '55311');
  again({ state: 'failed' });
  expect(Array.from(screen.getByRole('alert').querySelectorAll('p'), line => line.textContent)).toEqual(lookupLabels.sv.errors);
  expect(reference().closest('form')).toHaveAccessibleDescription(/Vi hittade inga biljetter/);
  for (const field of [reference(), postal()]) expect(field).toHaveAccessibleDescription(/Vi hittade inga biljetter/);
  expect(reference()).toHaveValue('TND12345');
  expect(button()).not.toHaveAttribute('aria-disabled');
});

// LOOKUP-4
test('shows results in the state "found", but not when idle or loading', () => {
  const { again } = show({ children: <p>Biljett 1337</p> });
  expect(screen.queryByText('Biljett 1337')).toBeNull();
  again({ state: 'found', children: <p>Biljett 1337</p> });
  expect(screen.getByText('Biljett 1337')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Här är dina biljetter');
  again({ state: 'loading' });
  expect(screen.queryByText('Biljett 1337')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('renders a form that works without script, with the values of `initial` and the error', () => {
  const html = renderToStaticMarkup(
    <LookupForm labels={lookupLabels.sv} state="failed" onSubmit={() => {}} initial={{ reference: 'TND 1', postal: '553 11' }} />,
  );
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).not.toMatch(/novalidate|disabled/i);
  expect(html).toMatch(/value="TND 1"[^]*value="553 11"[^]*role="alert"/);
});

test('has the method post, so that the address never contains a value', () => {
  const { container } = show();
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});
