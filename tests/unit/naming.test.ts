import jscodeshift from 'jscodeshift';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entriesOf, libraries } from '../../scripts/library/layers.ts';
import { buildManifest } from '../../scripts/library/manifest.ts';
import { faultsOfNaming, oldNames } from '../../scripts/library/naming.ts';

const [ui = '', festival = ''] = libraries;
const transform = createRequire(import.meta.url)(join(ui, 'codemods/1.0.0.cjs')) as {
  (file: { path: string; source: string }, api: { jscodeshift: jscodeshift.JSCodeshift }): string;
  props: Record<string, Record<string, string>>;
  moved: string[];
};
const migrated = (source: string) => transform({ path: 'page.tsx', source }, { jscodeshift: jscodeshift.withParser('tsx') });

describe('the names of props', () => {
  // LIB-1
  test.each(libraries.map(root => [basename(root), root] as const))('of %s keep to the table', (_, root) => {
    expect(buildManifest(root).components.flatMap(({ name, props }) => faultsOfNaming(name, props))).toEqual([]);
  });

  test.each([
    ['headline', 'string'],
    ['preamble', 'ReactNode'],
    ['photo', 'PictureSource'],
    ['headingLevel', '2 | 3'],
    ['image', 'string'],
    ['action', 'ReactNode'],
    ['actions', 'string'],
    ['more', '{ label: string; href: string }'],
    ['striped', 'boolean'],
    ['onChange', '((value: string) => void)'],
    ['onDayChange', '((day: number) => void)'],
    ['size', 'number'],
  ])('%s: %s is refused', (name, type) => {
    expect(faultsOfNaming('Part', [{ name, type, isRequired: false }])).toHaveLength(1);
  });

  test('are told in the table of the conventions, each with what it took the place of', () => {
    const table = readFileSync(join(ui, '../../docs/naming.md'), 'utf8');
    expect([...oldNames].filter(([old, now]) => !table.includes(`\`${old}\``) || !table.includes(`\`${now}\``))).toEqual([]);
  });
});

describe('the codemod of 1.0', () => {
  test('renames props, keys of links and values, whatever a part is called in the file', () => {
    const before = `import { Button, Card, Dialog as Modal, Navbar, TicketCard, type TicketCardProps } from '@tand/ui';
import { TextPage } from '@tand/ui-festival/patterns/TextPage';

// The bar's links.
const links = [
  { label: 'Rooms', href: '/rooms' },
];

export const Page = ({ label, close }) => (
  <TextPage headline="Rooms" preamble="Three of them." picture={photo} onClose={close}>
    <Navbar logo={{ label, href: '/' }} links={links} labels={{ label: 'Main' }} />
    <Card padding="small" headline="stays">
      <Modal open onClose={() => close()} title="Share">
        <Button padding="small" onClose={close}>Go</Button>
      </Modal>
    </Card>
    <TicketCard title="Day" />
  </TextPage>
);
`;
    expect(migrated(before)).toBe(`import { Button, Card, Dialog as Modal, Navbar } from '@tand/ui';
import { TicketCard, type TicketCardProps } from '@tand/ui-festival';
import { TextPage } from '@tand/ui-festival/patterns/TextPage';

// The bar's links.
const links = [
  { text: 'Rooms', href: '/rooms' },
];

export const Page = ({ label, close }) => (
  <TextPage title="Rooms" lead="Three of them." image={photo} onClose={close}>
    <Navbar logo={{ text: label, href: '/' }} links={links} labels={{ label: 'Main' }} />
    <Card padding="compact" headline="stays">
      <Modal open onOpenChange={() => close()} title="Share">
        <Button padding="small" onClose={close}>Go</Button>
      </Modal>
    </Card>
    <TicketCard title="Day" />
  </TextPage>
);
`);
  });

  test('leaves code alone that uses none of it', () => {
    const other = `import { Dialog } from 'elsewhere';\n\nexport const Ask = () => <Dialog headline='Really?' onClose={no} />\n`;
    expect(migrated(other)).toBe(other);
  });

  test('knows every part that is of the festival’s package', () => {
    expect(transform.moved).toEqual(
      entriesOf(festival)
        .map(entry => basename(entry))
        .toSorted(),
    );
  });

  test('leads to props that exist', () => {
    const known = new Map(libraries.flatMap(root => buildManifest(root).components).map(({ name, props }) => [name, props]));
    const wrong = Object.entries(transform.props).flatMap(([part, names]) =>
      Object.entries(names).flatMap(([old, now]) => {
        const has = (wanted: string) => known.get(part)?.some(({ name }) => name === wanted);
        return has(now) && !has(old) ? [] : [`${part}.${old} → ${now}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
