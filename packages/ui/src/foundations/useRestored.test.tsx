import { act } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '../components/Checkbox/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { Select } from '../components/Select/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';

const stays = [
  { value: 'tent', label: 'Tent' },
  { value: 'bus', label: 'Bus' },
];
const options = stays.map(({ value, label }) => (
  <option key={value} value={value}>
    {label}
  </option>
));

/** Restores a field as a browser does: before the script runs, and without an event. */
const write = (text: string) => (box: HTMLElement) => {
  box.querySelector<HTMLInputElement>('input, textarea, select')!.value = text;
};
const checkLast = (box: HTMLElement) => {
  [...box.querySelectorAll('input')].at(-1)!.checked = true;
};

interface Case {
  first: string;
  restored: string;
  restore: (box: HTMLElement) => void;
  field: (value: string, set: (value: unknown) => void) => ReactNode;
}
const text = { first: '', restored: 'Elin', restore: write('Elin') };
const choice = { first: 'false', restored: 'true', restore: checkLast };
const group = { first: 'tent', restored: 'bus', restore: checkLast };
const cases: Record<string, Case> = {
  'text field': { ...text, field: (value, set) => <TextField label="Name" value={value} onValueChange={set} /> },
  'text field with onChange': {
    ...text,
    field: (value, set) => <TextField label="Name" value={value} onChange={e => set(e.target.value)} />,
  },
  'text area': { ...text, field: (value, set) => <TextArea label="Name" value={value} onValueChange={set} /> },
  'date field': {
    first: '',
    restored: '2027-02-12',
    restore: write('2027-02-12'),
    field: (value, set) => <TextField type="date" label="Day" value={value} onValueChange={set} />,
  },
  select: {
    ...group,
    restore: write('bus'),
    field: (value, set) => (
      <Select label="Stay" value={value} onValueChange={set}>
        {options}
      </Select>
    ),
  },
  checkbox: { ...choice, field: (value, set) => <Checkbox label="Terms" checked={value === 'true'} onCheckedChange={set} /> },
  switch: { ...choice, field: (value, set) => <Switch label="Sound" checked={value === 'true'} onCheckedChange={set} /> },
  'radio group': {
    ...group,
    field: (value, set) => <RadioGroup name="stay" label="Stay" options={stays} value={value} onValueChange={set} />,
  },
  'segmented control': {
    ...group,
    field: (value, set) => <SegmentedControl label="Stay" options={stays} value={value} onValueChange={set} />,
  },
};

function Echo({ first, field, onSet }: Case & { onSet: (value: string) => void }) {
  const [value, setValue] = useState(first);
  const set = (next: unknown) => {
    onSet(String(next));
    setValue(String(next));
  };
  return (
    <>
      {field(value, set)}
      <output>{value}</output>
    </>
  );
}

async function hydrate(element: ReactNode, restore: (box: HTMLElement) => void) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(element);
  restore(box);
  const root = await act(async () => hydrateRoot(box, element));
  return { box, unmount: () => act(() => root.unmount()) };
}
const shownIn = (box: HTMLElement) => {
  const { type, value, checked } = [...box.querySelectorAll<HTMLInputElement>('input, textarea, select')].at(-1)!;
  return type === 'checkbox' ? String(checked) : type === 'radio' ? checked && value : value;
};

// LIB-5
test.each(Object.entries(cases))('reports, once, the value of a controlled %s that was restored before hydration', async (_, field) => {
  const onSet = vi.fn<(value: string) => void>();
  const { box, unmount } = await hydrate(
    <StrictMode>
      <Echo {...field} onSet={onSet} />
    </StrictMode>,
    field.restore,
  );
  expect(box.querySelector('output')).toHaveTextContent(field.restored);
  expect(onSet.mock.calls).toEqual([[field.restored]]);
  expect(shownIn(box)).toBe(field.restored);
  unmount();
});

test.each(Object.entries(cases))('reports no change of a %s that has its served value', async (_, field) => {
  const onSet = vi.fn<(value: string) => void>();
  const { unmount } = await hydrate(<Echo {...field} onSet={onSet} />, () => {});
  expect(onSet).not.toHaveBeenCalled();
  unmount();
});

test('reports text typed before hydration in an uncontrolled field, also to its form', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const onInput = vi.fn<() => void>();
  const { box, unmount } = await hydrate(
    <form onInput={onInput}>
      <TextField label="Name" defaultValue="Alva" onValueChange={onValueChange} />
    </form>,
    write('Elin'),
  );
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['Elin']);
  expect(onInput).toHaveBeenCalledOnce();
  expect(shownIn(box)).toBe('Elin');
  unmount();
});
