import { edition } from '@edition/edition.ts';
import { festivalPhase, festivalPhases } from '@tand/festival';
import { basename, join } from 'node:path';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { groupedTitle, shownName } from '../../.storybook/catalogue.ts';
import { choicesOf, completeArgTypes } from '../../.storybook/argTypes.ts';
import { clockOf, moments } from '../../.storybook/clocks.ts';
import { partOf } from '../../.storybook/parts.ts';
import { viewports } from '../../.storybook/viewports.ts';
import { entriesOf } from '../../scripts/library/layers.ts';

const libraries = ['ui', 'ui-festival'].map(name => join(import.meta.dirname, '../../packages', name));

describe('the toolbar', () => {
  test('has a clock within each phase of the festival but sold-out', () => {
    const phases = Object.entries(moments).map(([name, { start }]) => [name, festivalPhase(edition, start)]);
    expect(phases.filter(([name, phase]) => name !== phase)).toEqual([
      ['doors', 'last-days'],
      ['night', 'during'],
    ]);
    const named = new Set<string | undefined>(phases.map(([, phase]) => phase));
    // Sold out is a setting of the edition, not a time.
    expect(festivalPhases.filter(phase => !named.has(phase))).toEqual(['sold-out']);
  });

  test('uses the device’s clock for the choice now, and that of a phase for its name', () => {
    expect(clockOf('now')).toBeUndefined();
    expect(clockOf('doors')?.()).toBeGreaterThanOrEqual(moments.doors.start);
  });

  test('offers the edges of breakpoints and three fixed widths', () => {
    expect(Object.values(viewports).map(({ styles }) => styles.width)).toEqual(['320px', '390px', '767px', '768px', '1200px', '1440px']);
  });
});

describe('prop tables', () => {
  const folders = libraries.flatMap(root => entriesOf(root).map(entry => join(root, 'src', entry)));
  const tables = new Map(folders.map(folder => [basename(folder), partOf(folder).props]));
  const propOf = (component: string, prop: string) => tables.get(component)?.find(({ name }) => name === prop);

  // LIB-1
  test('describe every prop of every component', () => {
    const bare = [...tables].flatMap(([component, props]) =>
      props.flatMap(({ name, description }) => (description ? [] : [`${component}.${name}`])),
    );
    expect(bare).toEqual([]);
  });

  // LIB-1
  test('list unions, defaults and the props that a component takes over from another', () => {
    expect(propOf('Button', 'variant')).toMatchObject({
      type: '"danger" | "ghost" | "primary" | "secondary"',
      default: '"primary"',
      isRequired: false,
    });
    expect(propOf('Button', 'href')).toMatchObject({ type: 'string', isRequired: false });
    expect(propOf('IconButton', 'label')).toMatchObject({ type: 'string', isRequired: true });
    expect(propOf('CreatorsSection', 'title')).toMatchObject({ type: 'string', isRequired: true });
    expect(propOf('CreatorsSection', 'band')).toMatchObject({ default: '"pink"' });
    expect(propOf('AlertDialog', 'size')).toBeUndefined();
  });

  // LIB-1
  test.each([
    ['Checkbox', ['checked', 'defaultChecked', 'name', 'value', 'required', 'disabled', 'ref']],
    ['TextField', ['value', 'defaultValue', 'placeholder', 'name', 'required', 'disabled', 'ref']],
    ['Select', ['value', 'defaultValue', 'name', 'required', 'disabled', 'ref']],
    ['RadioGroup', ['value', 'defaultValue', 'name', 'required', 'disabled', 'ref']],
    ['Button', ['disabled', 'type', 'onClick', 'ref']],
    ['Dialog', ['onClose', 'ref']],
    ['Form', ['noValidate', 'ref']],
    ['Card', ['ref']],
  ])('list the native attributes and the ref of %s', (component, props) => {
    expect(props.filter(prop => !propOf(component, prop))).toEqual([]);
    expect(propOf(component, 'ref')?.type).toMatch(/Ref.*<HTML\w*Element>/);
  });

  test('offer names or numbers as choices, and nothing else', () => {
    expect(choicesOf('"primary" | "paper"')).toEqual(['primary', 'paper']);
    expect(choicesOf('2 | 3 | 4')).toEqual([2, 3, 4]);
    expect(choicesOf('number | "all"')).toBeUndefined();
    expect(choicesOf('string')).toBeUndefined();
  });

  test('take unions, defaults and missing props from the types, but prefer what a story sets', () => {
    const { variant, tone, isFullWidth } = completeArgTypes(
      { variant: { name: 'variant', description: 'Its look.', table: { category: 'Look' } } },
      [
        { name: 'variant', type: '"primary" | "paper"', isRequired: false, default: '"primary"', description: 'How loud it is.' },
        { name: 'tone', type: 'Glyph', isRequired: true, description: '' },
        { name: 'isFullWidth', type: 'boolean', isRequired: false, description: '' },
      ],
    );
    expect(variant).toMatchObject({
      description: 'Its look.',
      type: { name: 'enum', value: ['primary', 'paper'], required: false },
      table: { category: 'Look', type: { summary: '"primary" | "paper"' }, defaultValue: { summary: '"primary"' } },
    });
    expect(isFullWidth?.type).toEqual({ name: 'boolean', required: false });
    expect(tone?.type).toBeUndefined();
    const { size, onChange } = completeArgTypes({ size: { name: 'size', description: '' } }, [
      { name: 'size', type: 'string', isRequired: false, description: 'How large it is.' },
      { name: 'onChange', type: '(value: string) => void', isRequired: false, description: '' },
    ]);
    expect(size?.description).toBe('How large it is.');
    expect(onChange).toMatchObject({ control: false });
    const element = [{ name: 'children', type: 'ReactNode', isRequired: false, description: '' }];
    expect(completeArgTypes({}, element, { children: createElement('p') })['children']).toMatchObject({ control: false });
    expect(completeArgTypes({}, element, { children: 'Fredag' })['children']).not.toHaveProperty('control');
    expect(tone).toMatchObject({ name: 'tone', table: { type: { summary: 'Glyph' } } });
  });
});

// LIB-8
test('shows for a component its import, the files that use it and its custom properties', () => {
  const footer = partOf(join(libraries[0]!, 'src/components/Footer'));
  expect(footer.import).toBe("import { Footer } from '@tand/ui/components/Footer';");
  expect(footer.usedIn).toContain('site/src/app/SiteFooter.tsx');
  expect(footer.variables).toContainEqual(
    expect.objectContaining({ name: '--ui-footer-gap', description: 'Gap between the elements inside.' }),
  );
  const ofField = partOf(join(libraries[0]!, 'src/components/TextField')).variables.map(({ name }) => name);
  expect(ofField).toContain('--ui-field-color');
});

// LIB-9
test('lists a component in its group of the sidebar, or under More', () => {
  expect(groupedTitle('Components/Button/Features')).toBe('Components/Actions and links/Button/Features');
  expect(groupedTitle('Components/SeatMap')).toBe('Components/More/SeatMap');
  expect(groupedTitle('Start here')).toBe('Start here');
});

// LIB-9
test('adds the names of other libraries to titles for the search, and shows names without them', () => {
  const title = groupedTitle('Components/Menu/Features');
  expect(title).toBe('Components/Navigation/Menu (dropdown, hamburger)/Features');
  expect(title.split('/').map(shownName)).toEqual(['Components', 'Navigation', 'Menu', 'Features']);
});
