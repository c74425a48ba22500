// What the parts that most pages take weigh, ours and those of three known libraries, bundled alike in one run: minified,
// brotli 11, without React. The peers are installed from the registry into a folder that goes again.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { table } from './components/statistics.mjs';

const { values } = parseArgs({ strict: false, options: { json: { type: 'string', default: '.cache/bench-library.json' } } });
register(); // the workspace's own settings are TypeScript
const { measureBytes } = await import('./components/bytes.mjs');

const peers = {
  '@base-ui/react': '1.9.0',
  'react-aria-components': '1.22.1',
  '@mantine/core': '9.7.3',
  '@mantine/hooks': '9.7.3',
  '@mantine/carousel': '9.7.3',
  'embla-carousel': '8.6.0',
  'embla-carousel-react': '8.6.0',
};
const version = name => `${name} ${peers[name]}`;
const ours = names => names.map(name => `export * from '@tand/ui/components/${name}/index.ts';`).join('\n');
/** With all that a page needs of ours. */
const whole = names => `${ours(names)}\nimport '@tand/ui/tokens/tokens.css';\nimport '@tand/ui/styles/global.css';`;
const base = entries =>
  Object.entries(entries)
    .map(([path, name]) => `export { ${name} } from '@base-ui/react/${path}';`)
    .join('\n');
const aria = names => `export { ${names} } from 'react-aria-components';`;
const mantine = (names, styles) =>
  [
    `export { MantineProvider, ${names} } from '@mantine/core';`,
    ...['baseline', 'default-css-variables', 'global', ...styles].map(name => `import '@mantine/core/styles/${name}.css';`),
  ].join('\n');

const three = ['Button', 'Tabs', 'Dialog'];
const six = [...three, 'Card', 'Carousel', 'Navbar'];
const ariaThree = 'Button, Tabs, TabList, Tab, TabPanel, DialogTrigger, ModalOverlay, Modal, Dialog, Heading';
const mantineThree = ['UnstyledButton', 'Button', 'Tabs', 'Paper', 'CloseButton', 'Overlay', 'ModalBase', 'Modal'];

/** What each library has of the parts, and what it lacks. Those of the peers are without looks but for Mantine's. */
const sets = {
  'Button, Tabs and Dialog': [
    { library: 'ours', lacks: 'styled-components, tokens, global styles', code: ours(three) },
    { library: 'tand, whole', lacks: '', code: whole(three) },
    {
      library: version('@base-ui/react'),
      lacks: 'looks',
      code: base({ button: 'Button', tabs: 'Tabs', dialog: 'Dialog' }),
    },
    { library: version('react-aria-components'), lacks: 'looks', code: aria(ariaThree) },
    { library: version('@mantine/core'), lacks: '', code: mantine('Button, Tabs, Modal', mantineThree) },
  ],
  'Button, Card, Carousel, Navbar, Tabs and Dialog': [
    { library: 'ours', lacks: 'styled-components, tokens, global styles', code: ours(six) },
    { library: 'tand, whole', lacks: '', code: whole(six) },
    {
      library: version('@base-ui/react'),
      lacks: 'looks, Card, Carousel',
      code: base({ button: 'Button', tabs: 'Tabs', dialog: 'Dialog', 'navigation-menu': 'NavigationMenu' }),
    },
    {
      library: version('react-aria-components'),
      lacks: 'looks, Card, Carousel; Toolbar and Link for Navbar',
      code: aria(`${ariaThree}, Toolbar, Link`),
    },
    {
      library: version('@mantine/core'),
      lacks: 'AppShell and Burger for Navbar',
      code: `${mantine('Button, Tabs, Modal, Card, AppShell, Burger', [...mantineThree, 'Card', 'AppShell', 'Burger'])}
export { Carousel } from '@mantine/carousel';
import '@mantine/carousel/styles.css';`,
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'tand-library-'));
try {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', sideEffects: ['**/*.css'], dependencies: peers }),
  );
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The peers could not be installed');
  const tables = [];
  const report = {};
  for (const [title, libraries] of Object.entries(sets)) {
    const rows = [];
    for (const { library, lacks, code } of libraries) {
      const file = join(folder, `entry-${rows.length}.js`);
      writeFileSync(file, code);
      rows.push({ library: library === 'ours' ? 'tand' : library, ...(await measureBytes({ file, library })), without: lacks || '–' });
    }
    report[title] = rows;
    tables.push(`### ${title}\n\n${table(rows)}`);
  }
  const markdown = `kB of brotli, minified by one bundler in one run, without React. The peers carry more behaviour than ours, and but for Mantine no looks.\n\n${tables.join('\n\n')}`;
  console.log(markdown);
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, JSON.stringify({ markdown, report }, null, 2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
