import { edition } from '@edition/edition.ts';
import { festivalPhase, festivalPhases } from '@tand/festival';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, Fragment } from 'react';
import { describe, expect, test } from 'vitest';
import { jobs, titleByJob } from '../../.storybook/catalogue.ts';
import { choicesOf, completeArgTypes } from '../../.storybook/argTypes.ts';
import { clockOf, moments } from '../../.storybook/clocks.ts';
import { pseudo, pseudoDeep } from '../../.storybook/pseudo.ts';
import { partsOf } from '../../.storybook/parts.ts';
import { viewports } from '../../.storybook/viewports.ts';

describe('the toolbar', () => {
  test('has a clock for each phase of the festival, and each stands in its phase', () => {
    const phases = Object.entries(moments).map(([name, { start }]) => [name, festivalPhase(edition, start)]);
    expect(phases.filter(([name, phase]) => name !== phase)).toEqual([
      ['doors', 'last-days'],
      ['night', 'during'],
    ]);
    const named = new Set<string | undefined>(phases.map(([, phase]) => phase));
    // Sold out is a fact of the shop, not a time.
    expect(festivalPhases.filter(phase => !named.has(phase))).toEqual(['sold-out']);
  });

  test('leaves the clock alone for a name it does not know', () => {
    expect(clockOf('now')).toBeUndefined();
    expect(clockOf('doors')?.()).toBeGreaterThanOrEqual(moments.doors.start);
  });

  test('has every clock and viewport that a story asks for', () => {
    const sources = join(import.meta.dirname, '../../packages');
    const stories = ['ui/src', 'ui-festival/src'].flatMap(folder =>
      readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
        .filter(path => path.endsWith('.stories.tsx'))
        .map(path => join(folder, path)),
    );
    const asked = stories.flatMap(path =>
      [...readFileSync(join(sources, path), 'utf8').matchAll(/globals: \{ (clock: |viewport: \{ value: )'([^']+)'/g)].map(
        ([, kind = '', name = '']) => ({ path, name, known: Object.keys(kind.startsWith('clock') ? moments : viewports) }),
      ),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ name, known }) => !known.includes(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('offers both sides of each breakpoint', () => {
    expect(Object.values(viewports).map(({ styles }) => styles.width)).toEqual(['320px', '390px', '767px', '768px', '1200px', '1440px']);
  });
});

describe('the pseudo-language', () => {
  test('is longer, accented and marks its ends', () => expect(pseudo('Köp biljett')).toBe('[Ķööþ ƀííļĵééţţ]'));

  test('leaves numbers and dates alone', () => expect(pseudo('1 337')).toBe('1 337'));

  test('reaches texts at any depth and leaves addresses, names for code and dates', () => {
    const date = new Date(0);
    const args = {
      variant: 'primary',
      items: [{ id: 'fre', href: '/tickets', label: 'Fredag', date }],
      labels: { count: (n: number) => `${n} mål`, close: 'stäng' },
      onClick: () => 'Fredag',
    };
    const changed = pseudoDeep(args);
    expect(changed).toMatchObject({ variant: 'primary', items: [{ id: 'fre', href: '/tickets', label: pseudo('Fredag'), date }] });
    expect(changed.labels.close).toBe(pseudo('stäng'));
    expect(changed.labels.count(3)).toBe(pseudo('3 mål'));
    expect(changed.onClick).toBe(args.onClick);
  });

  test('reaches elements', () => {
    const element = createElement(Fragment, null, createElement('a', { href: '/faq', 'aria-label': 'Fråga' }, 'svar'));
    expect(pseudoDeep(element).props.children).toMatchObject({
      props: { href: '/faq', 'aria-label': pseudo('Fråga'), children: pseudo('svar') },
    });
  });
});

describe('prop tables', () => {
  test('choices are names or numbers, and nothing else', () => {
    expect(choicesOf("'primary' | 'paper'")).toEqual(['primary', 'paper']);
    expect(choicesOf('2 | 3 | 4')).toEqual([2, 3, 4]);
    expect(choicesOf("number | 'all'")).toBeUndefined();
    expect(choicesOf('string')).toBeUndefined();
  });

  test('take the union, the default and missing props from the manifest, and leave what a story says', () => {
    const { variant, tone, isFullWidth } = completeArgTypes(
      { variant: { name: 'variant', description: 'Its look.', table: { category: 'Look' } } },
      [
        { name: 'variant', type: "'primary' | 'paper'", isRequired: false, default: "'primary'", description: 'How loud it is.' },
        { name: 'tone', type: 'Glyph', isRequired: true },
        { name: 'isFullWidth', type: 'boolean', isRequired: false },
      ],
    );
    expect(variant).toMatchObject({
      description: 'Its look.',
      type: { name: 'enum', value: ['primary', 'paper'], required: false },
      table: { category: 'Look', type: { summary: "'primary' | 'paper'" }, defaultValue: { summary: "'primary'" } },
    });
    expect(isFullWidth?.type).toEqual({ name: 'boolean', required: false });
    expect(tone?.type).toBeUndefined();
    const { size, onChange } = completeArgTypes({ size: { name: 'size', description: '' } }, [
      { name: 'size', type: 'string', isRequired: false, description: 'How large it is.' },
      { name: 'onChange', type: '(value: string) => void', isRequired: false },
    ]);
    expect(size?.description).toBe('How large it is.');
    expect(onChange).toMatchObject({ control: false });
    const { level } = completeArgTypes({ level: { name: 'level', description: 'How deep it stands.\n@default 2' } }, [
      { name: 'level', type: '2 | 3', isRequired: false, default: '2' },
    ]);
    expect(level?.description).toBe('How deep it stands.');
    const element = [{ name: 'children', type: 'ReactNode', isRequired: false }];
    expect(completeArgTypes({}, element, { children: createElement('p') })['children']).toMatchObject({ control: false });
    expect(completeArgTypes({}, element, { children: 'Fredag' })['children']).not.toHaveProperty('control');
    expect(tone).toMatchObject({ name: 'tone', table: { type: { summary: 'Glyph' } } });
  });
});

describe('the facts of a part', async () => {
  const parts = await partsOf();

  // LIB-8
  test('are its import, what it weighs and who uses it', () => {
    expect(parts['Footer']).toEqual({
      since: '0.1.0',
      import: "import { Footer } from '@tand/ui/components/Footer';",
      bytes: expect.any(Number) as number,
      usedIn: expect.arrayContaining(['site/src/app/SiteFooter.tsx']) as string[],
      pages: expect.arrayContaining([{ path: 'home', href: `${edition.siteUrl}/sv/home` }]) as object[],
      anatomy: [],
      variables: expect.arrayContaining([{ name: '--ui-footer-gap', description: 'Between the wordmark and the columns.' }]) as object[],
    });
    expect(parts['Accordion']?.pages.map(({ path }) => path)).toContain('faq');
    expect(parts['TicketCard']?.pages.map(({ path }) => path)).not.toContain('faq');
    expect(parts['Button']?.variables).toContainEqual({ name: '--ui-button-radius', description: 'Its corners.' });
    expect(parts['TextField']?.variables).toContainEqual({ name: '--ui-field-color', description: 'What is written.' });
    expect(parts['Button']?.usedIn).toContain('packages/ui/src/components/SubmitButton/SubmitButton.tsx');
  });

  // LIB-8
  test('are its parts: each that its code names, and none that it does not', () => {
    const sources = join(import.meta.dirname, '../../packages');
    const wrong = Object.entries(parts).flatMap(([name, { import: line, anatomy }]) => {
      const [, library = '', path = ''] = /'@tand\/([^/]+)\/(.+)'/.exec(line) ?? [];
      const folder = join(sources, library, 'src', path);
      const read = (files: RegExp) =>
        readdirSync(folder)
          .filter(file => files.test(file))
          .map(file => readFileSync(join(folder, file), 'utf8'))
          .join('\n');
      const code = read(/(?<!\.test|\.stories|\.fixtures|\.styles)\.tsx?$/);
      const drawn = read(/(?<!\.test|\.stories|\.fixtures)\.tsx$/);
      const listed = anatomy.map(({ name: part }) => part);
      const chosen = [...drawn.matchAll(/data-part=\{([^}]+)\}/g)].flatMap(([, choice = '']) => [...choice.matchAll(/'([\w-]+)'/g)]);
      const named = [...drawn.matchAll(/data-part(?:="|': ')([\w-]+)/g), ...chosen].map(([, part = '']) => part);
      return [
        ...new Set([
          ...named.filter(part => !listed.includes(part)).map(part => `${name} does not list ${part}`),
          ...listed.filter(part => !new RegExp(`['"]${part}['"]`).test(code)).map(part => `${name} lists ${part}`),
        ]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  // LIB-9
  test('name one job for every part, and the sidebar has each job', () => {
    const named = Object.values(jobs).flat();
    expect(named.toSorted()).toEqual(Object.keys(parts).toSorted());
    const preview = readFileSync(join(import.meta.dirname, '../../.storybook/preview.tsx'), 'utf8');
    expect(Object.keys(jobs).filter(job => !preview.includes(`'${job}'`))).toEqual([]);
    expect(titleByJob('Components/Button/Features')).toBe('Components/Act and link/Button/Features');
  });

  test('have a user for every part: what nothing uses goes', () =>
    expect(Object.entries(parts).flatMap(([name, { usedIn }]) => (usedIn.length === 0 ? [name] : []))).toEqual([]));

  test('have a weight for every part', () =>
    expect(Object.entries(parts).flatMap(([name, { bytes }]) => (bytes === undefined ? [name] : []))).toEqual([]));
});
