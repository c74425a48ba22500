import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import documented from 'virtual:variables';
import { afterEach, describe, expect, test } from 'vitest';
import { Accordion } from '../components/Accordion/index.ts';
import { Alert } from '../components/Alert/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { Dialog } from '../components/Dialog/index.ts';
import { FavouriteButton } from '../components/FavouriteButton/index.ts';
import { InfoCard } from '../components/InfoCard/index.ts';
import { KeyValueList } from '../components/KeyValueList/index.ts';
import { Picture } from '../components/Picture/index.ts';
import { scheduleDays, scheduleEntries, scheduleLabels, schedulePlaces } from '../components/Schedule/Schedule.fixtures.ts';
import { ScheduleList } from '../components/ScheduleList/index.ts';
import { Select } from '../components/Select/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { ToggleChip } from '../components/ToggleChip/index.ts';
import { ClockProvider } from '../foundations/ClockProvider/index.ts';

type Stories = Parameters<typeof composeStories>[0];
const stories = import.meta.glob<Stories>('../{foundations,components}/*/*.stories.tsx');
/** Samples that use every variable of a component; a component without samples uses its default story. */
const samples: Record<string, readonly ReactElement[]> = {
  Accordion: [<Accordion key="1" items={[{ id: 'a', title: 'När öppnar det?', content: 'Klockan tio.' }]} />],
  Alert: (['info', 'success', 'warning', 'danger'] as const).map(tone => (
    <Alert key={tone} tone={tone} title="Tält i regn">
      Ta med presenning.
    </Alert>
  )),
  Button: (['primary', 'secondary', 'ghost', 'danger'] as const).flatMap(variant =>
    (['small', 'base', 'large'] as const).map(size => (
      <Button key={variant + size} variant={variant} size={size}>
        Köp
      </Button>
    )),
  ),
  Card: (['base', 'compact'] as const)
    .map(padding => (
      <Card key={padding} padding={padding} band="yellow">
        Kort
      </Card>
    ))
    .concat(<InfoCard key="info" title="Kort" />),
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
  FavouriteButton: [<FavouriteButton key="1" label="Spara" defaultFavourite />],
  KeyValueList: [<KeyValueList key="1" size="large" items={[{ label: 'Plats', value: 'Elmia' }]} />],
  Picture: [<Picture key="1" src="data:," width={4} height={3} alt="" isFramed />],
  ScheduleItem: [
    <ScheduleList key="1" entries={scheduleEntries.sv} places={schedulePlaces.sv} days={scheduleDays.sv} labels={scheduleLabels.sv} />,
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

const further: Record<string, object> = { Schedule: { onViewChange() {} }, ScheduleStrip: { minute: 900 } };

const anySide = (width: string) => (style: CSSStyleDeclaration) =>
  [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].includes(width);

const kinds: [end: RegExp, value: string, shows: (style: CSSStyleDeclaration) => boolean][] = [
  [/-background$/, 'rgb(1, 2, 3)', style => style.backgroundColor === 'rgb(1, 2, 3)'],
  [/-color$/, 'rgb(4, 5, 6)', style => style.color === 'rgb(4, 5, 6)'],
  [/-accent$/, 'rgb(7, 8, 9)', style => [style.borderInlineStartColor, style.borderBlockStartColor].includes('rgb(7, 8, 9)')],
  [/-border$/, '7px dotted rgb(9, 8, 7)', anySide('7px')],
  [/-radius$/, '9px', style => [style.borderTopLeftRadius, style.borderTopRightRadius].includes('9px')],
  [/-gap$/, '37px', style => [style.columnGap, style.marginTop, style.marginBottom, style.marginInlineStart].includes('37px')],
  [/-padding$/, '41px', style => style.paddingTop === '41px'],
  [/-font$/, 'fantasy', style => style.fontFamily === 'fantasy'],
  [/-font-size$/, '31px', style => style.fontSize === '31px'],
];

afterEach(cleanup);

const now = () => Date.parse('2025-06-01T12:00:00+02:00');

async function elementsOf(part: string): Promise<readonly ReactElement[]> {
  if (samples[part]) return samples[part];
  const [, load] = Object.entries(stories).find(([path]) => path.endsWith(`/${part}/${part}.stories.tsx`))!;
  const { Default } = composeStories(await load()) as Record<string, ComponentType>;
  return Default ? [<Default key="1" {...further[part]} />] : [];
}

/** Number of samples in which a variable has no effect. */
const exceptions: [end: RegExp, count: number][] = [
  [/^--ui-toggle-chip-/, 1],
  [/^--ui-field-(gap|font)/, 1],
  [/^--ui-card-(gap|font)$/, 2],
];

async function count(part: string, style: Record<string, string>, shows: (style: CSSStyleDeclaration) => boolean): Promise<number> {
  const { baseElement, unmount } = render(
    <ClockProvider now={now}>
      <div style={style}>{await elementsOf(part)}</div>
    </ClockProvider>,
  );
  const found = [...baseElement.querySelectorAll('*')].filter(element =>
    [null, '::before'].some(pseudo => shows(getComputedStyle(element, pseudo))),
  );
  unmount();
  return found.length;
}

describe.each(Object.entries(documented))('the component %s', (part, names) => {
  test.each(names)('applies %s when it is set on an ancestor', async name => {
    const [, value, shows] = kinds.find(([end]) => end.test(name))!;
    expect(await count(part, {}, shows)).toBe(0);
    const elements = await elementsOf(part);
    const least = elements.length - (exceptions.find(([end]) => end.test(name))?.[1] ?? 0);
    expect(await count(part, { [name]: value }, shows)).toBeGreaterThanOrEqual(least);
  });
});
