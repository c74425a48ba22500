/** Allowed imports of values and types, which `npm run lint` checks (`oxlint -c .oxlint-layers.mjs`). Circular imports are errors, too. */

/** Packages, each with those that it may import by name. `edition` is the edition that is built: `@edition` and `virtual:edition-…`. */
const packages = {
  'packages/ui': [],
  'packages/festival': [],
  'packages/ui-festival': ['ui', 'festival'],
  'packages/editions': ['festival', 'edition'],
  'packages/art': ['festival', 'editions', 'edition'],
  'packages/server': ['festival', 'editions', 'edition'],
  'packages/runtime': ['festival', 'ui', 'server'],
  'packages/desk': ['festival', 'ui', 'ui-festival', 'editions', 'edition', 'runtime'],
  site: ['festival', 'ui', 'ui-festival', 'editions', 'edition', 'runtime', 'server', 'art'],
};

/** First-level folders, each with the folders of the same package that it may import. */
const folders = {
  'packages/ui/src': {
    tokens: [],
    styles: ['tokens'],
    foundations: ['styles', 'tokens'],
    components: ['foundations', 'styles', 'tokens'],
    dom: ['components', 'foundations', 'styles'],
    testing: ['foundations'],
  },
  'packages/ui-festival/src': {
    styles: [],
    components: ['styles'],
    programme: ['components', 'styles'],
    sections: ['programme', 'components', 'styles'],
    dom: ['programme', 'components'],
  },
  'packages/server/src': { infra: [], content: ['infra'], commands: ['content', 'infra'], http: ['content', 'infra'] },
  'packages/runtime/src': {
    i18n: [],
    analytics: [],
    boot: [],
    data: ['i18n'],
    search: ['i18n'],
    offline: ['data', 'i18n'],
    live: ['data'],
    islands: ['data', 'i18n', 'search'],
    behaviours: ['data', 'i18n', 'offline', 'search'],
    render: ['data', 'i18n', 'islands', 'offline', 'search'],
  },
  'site/src': {
    seo: [],
    app: ['seo'],
    schedule: ['app'],
    data: ['schedule', 'app'],
    sections: ['schedule', 'app'],
    behaviours: ['schedule', 'app'],
    islands: ['sections', 'data', 'schedule', 'app'],
    pages: ['islands', 'sections', 'data', 'schedule', 'app'],
  },
};

const noSite = '^(react-router|i18next|react-i18next|ky|hono)(-[^/]+)?(/|$)';
const noReact = '^react(-dom)?(/|$)';
const without = {
  'packages/ui': noSite,
  'packages/ui-festival': noSite,
  'packages/festival': '^(react|react-dom|styled-components)(/|$)|^node:',
  'packages/editions': noReact,
  'packages/art': noReact,
  'packages/server': noReact,
  // The site uses pictures as files. It draws only visitors' labels and the texts of previews, with the separate entries of `@tand/art`.
  site: '^styled-components(/|$)|^@tand/art$',
};

const names = ['art', 'desk', 'editions', 'festival', 'runtime', 'server', 'site', 'ui', 'ui-festival'];

const restrict = (files, patterns, excludeFiles = []) => ({
  files,
  excludeFiles,
  rules: { 'eslint/no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }] },
});

function refused(path, uses) {
  const own = path.replace('packages/', '');
  const others = names.filter(name => name !== own && !uses.includes(name));
  const forbidden = [...(uses.includes('edition') ? [] : ['@edition/', 'virtual:edition-']), ...others.map(name => `@tand/${name}(/|$)`)];
  return [
    [`^(${forbidden.join('|')})`, `${own} may import ${uses.join(', ') || 'no other package'} (.oxlint-layers.mjs).`],
    [`^(\\.\\./)+(packages|${names.filter(name => name !== own).join('|')})/`, 'Another package is imported by its name.'],
    ...(without[path] ? [[without[path], `${own} may not use this library.`]] : []),
  ];
}

const ofPackages = Object.entries(packages).map(([path, uses]) =>
  restrict([path === 'packages/editions' ? `${path}/**` : `${path}/src/**`], refused(path, uses)),
);

const ofFolders = Object.entries(folders).flatMap(([root, layers]) =>
  Object.entries(layers).map(([folder, uses]) => {
    const path = root.replace(/\/src$/, '');
    const above = Object.keys(layers).filter(name => name !== folder && !uses.includes(name));
    return restrict(
      [`${root}/${folder}/**`],
      [
        ...refused(path, packages[path]),
        [`^(\\.\\./)+(${above.join('|')})/`, `${folder} may import ${uses.join(', ') || 'no other folder'}.`],
      ],
      ['**/*.{test,stories,fixtures}.{ts,tsx}'],
    );
  }),
);

export default {
  plugins: ['import'],
  categories: { correctness: 'off' },
  rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
  overrides: [
    ...ofPackages,
    ...ofFolders,
    // Documentation shows illustrations, so it may import `@tand/art`.
    restrict(['packages/ui/src/docs/**'], refused('packages/ui', ['art', 'ui'])),
    restrict(
      ['packages/runtime/src/build/**', 'scripts/**', '.storybook/**'],
      [
        [
          '^@tand/site(/|$)|^(\\.\\./)+(packages/)?(art|festival|server|desk|editions/[0-9]+|ui(-festival)?/src/(components|dom|foundations|programme|sections|styles))/',
          'Import another package by its name. A path is only for what configuration files import, which run before names resolve to sources.',
        ],
      ],
    ),
    {
      files: ['packages/ui-festival/src/test/*', 'packages/runtime/src/render/ReviewBar.styles.ts'],
      rules: { 'eslint/no-restricted-imports': 'off' },
    },
  ],
  ignorePatterns: ['**/node_modules', '**/dist', 'storybook-static', 'tests/consumer', '.cache'],
};
