import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Accordion } from '../components/Accordion/index.ts';
import { Alert } from '../components/Alert/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { Select } from '../components/Select/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { ToggleChip } from '../components/ToggleChip/index.ts';

const lists = import.meta.glob<string>('../components/*/*.variables.ts', { query: '?raw', import: 'default', eager: true });
const styles = import.meta.glob<string>('../components/*/*.styles.ts', { query: '?raw', import: 'default', eager: true });
const partOf = (path: string) => path.split('/').at(-2)!;
const listed = Object.entries(lists).map(
  ([path, text]) => [partOf(path), [...text.matchAll(/'(--ui-[\w-]+)'\?/g)].map(([, name = '']) => name)] as const,
);

/** What shows every variable of a part at once. */
const samples: Record<string, readonly ReactElement[]> = {
  Accordion: [<Accordion key="1" items={[{ id: 'a', title: 'När öppnar det?', content: 'Klockan tio.' }]} />],
  Alert: (['info', 'success', 'warning', 'error'] as const).map(tone => (
    <Alert key={tone} tone={tone} title="Tält i regn">
      Ta med presenning.
    </Alert>
  )),
  Button: (['primary', 'schedule', 'accent', 'neutral', 'paper'] as const).flatMap(variant =>
    (['small', 'base', 'large'] as const).map(size => (
      <Button key={variant + size} variant={variant} size={size}>
        Köp
      </Button>
    )),
  ),
  Card: (['base', 'compact'] as const).map(padding => (
    <Card key={padding} padding={padding} tone="yellow">
      Kort
    </Card>
  )),
  Dialog: [
    <Dialog key="1" defaultOpen title="Dela" labels={{ close: 'Stäng' }}>
      Skanna koden.
    </Dialog>,
  ],
  Field: [
    <TextField key="1" label="Namn" />,
    <TextArea key="2" label="Fråga" />,
    <Select key="3" label="Storlek">
      <option>S</option>
    </Select>,
    <Checkbox key="4" label="Jag kommer" />,
  ],
  Tabs: [
    <Tabs
      key="1"
      labels={{ tabs: 'Dagar' }}
      items={[
        { id: 'fre', label: 'Fredag', content: 'Insläpp' },
        { id: 'lor', label: 'Lördag', content: 'Final' },
      ]}
    />,
  ],
  ToggleChip: [
    <ToggleChip key="1">E-sport</ToggleChip>,
    <ToggleChip key="2" defaultPressed>
      Cosplay
    </ToggleChip>,
  ],
};

/** The computed value that a variable leads to, and another one for it. */
const kinds: [end: RegExp, property: string, value: string, computed: string][] = [
  [/-background$/, 'background-color', 'rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
  [/-color$/, 'color', 'rgb(4, 5, 6)', 'rgb(4, 5, 6)'],
  [/-accent$/, 'border-inline-start-color', 'rgb(7, 8, 9)', 'rgb(7, 8, 9)'],
  [/-border$/, 'border-bottom-width', '7px dotted rgb(9, 8, 7)', '7px'],
  [/-radius$/, 'border-top-left-radius', '9px', '9px'],
  [/^--ui-field-gap$/, 'margin-bottom', '37px', '37px'],
  [/-gap$/, 'column-gap', '37px', '37px'],
  [/-padding$/, 'padding-top', '41px', '41px'],
  [/-font$/, 'font-family', 'monospace', 'monospace'],
  [/-font-size$/, 'font-size', '31px', '31px'],
];

afterEach(cleanup);

/** How many elements of the sample have that value. */
function count(part: string, style: Record<string, string>, property: string, computed: string): number {
  const { baseElement, unmount } = render(<div style={style}>{samples[part]}</div>);
  const found = [...baseElement.querySelectorAll('*')].filter(element => getComputedStyle(element).getPropertyValue(property) === computed);
  unmount();
  return found.length;
}

describe.each(listed)('the variables of %s', (part, names) => {
  test.each(names)('%s, set around the part, changes what it names', name => {
    const [, property, value, computed] = kinds.find(([end]) => end.test(name))!;
    expect(count(part, {}, property, computed)).toBe(0);
    const least = name.includes('selected')
      ? 1
      : samples[part]!.length - (part === 'ToggleChip' ? 1 : part === 'Field' && /gap|font/.test(name) ? 1 : 0);
    expect(count(part, { [name]: value }, property, computed)).toBeGreaterThanOrEqual(least);
  });

  test('are all that its styles ask for', () => {
    const used = Object.entries(styles)
      .filter(([path]) => partOf(path) === part)
      .flatMap(([, text]) => [...text.matchAll(/var\((--ui-[\w-]+)/g)].map(([, name]) => name));
    expect(new Set(used)).toEqual(new Set(names));
  });
});
