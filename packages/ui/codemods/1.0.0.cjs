/**
 * Brings code to the names of 1.0: props, links as objects, values, and parts that are of `@tand/ui-festival` now.
 *
 *   npx jscodeshift --parser=tsx --extensions=tsx,ts -t node_modules/@tand/ui/codemods/1.0.0.cjs src
 *
 * It reads what is imported from `@tand/ui` and `@tand/ui-festival`, by whatever name. What comes by a spread or through a
 * variable of another file is left to the type checker, which names each place.
 */

const page = { headline: 'title', preamble: 'lead', picture: 'image' };

/** Props by component: the old name and the new one. */
const props = {
  AccommodationCard: { action: 'actionText' },
  AccommodationPage: page,
  ActivityPage: page,
  CreatorPage: page,
  CreatorsPage: page,
  DayPicker: { onChange: 'onValueChange' },
  Dialog: { onClose: 'onOpenChange' },
  DistrictPage: page,
  EmptyState: { action: 'actions' },
  FaqPage: page,
  FavouriteButton: { onChange: 'onFavouriteChange' },
  FoodCard: { action: 'actionText' },
  FoodPage: page,
  Gallery: { pictures: 'images' },
  HeadlineBlock: { headline: 'title' },
  InfoCard: { action: 'actionText' },
  LabelPress: { picture: 'image' },
  NewsPage: { headline: 'title', preamble: 'lead' },
  NotFoundPage: page,
  NowNext: { headingLevel: 'level' },
  PartnerPage: page,
  PartnerTile: { look: 'variant' },
  PartnerWall: { look: 'variant' },
  PhaseNotice: { action: 'actions', headingLevel: 'level' },
  ProfileCard: { photo: 'image' },
  Quote: { title: 'roleName' },
  Schedule: { headingLevel: 'level' },
  ScheduleFilters: { onChange: 'onChosenChange' },
  SchedulePage: { headline: 'title', preamble: 'lead' },
  SearchDialog: { onClose: 'onOpenChange' },
  SectionHeader: { action: 'actions' },
  StayPage: page,
  TextPage: page,
  TextSection: { headline: 'title' },
  TicketStub: { picture: 'image' },
  TicketsPage: page,
  TournamentPage: page,
};

/** Props that hold objects, or lists of them, and the names in these. */
const inside = {
  Breadcrumbs: { items: { label: 'text' } },
  CountdownSection: { over: { cta: 'actionText' } },
  Footer: { groups: { label: 'text' } },
  Menu: { blocks: { label: 'text' } },
  Navbar: { logo: { label: 'text' }, links: { label: 'text' }, schedule: { label: 'text' }, tickets: { label: 'text' } },
  NowNext: { places: { picture: 'image' } },
  ProfileCard: { links: { label: 'text' } },
  Schedule: { places: { picture: 'image' } },
  SellerCard: { profiles: { label: 'text' } },
  SocialLinks: { profiles: { label: 'text' } },
  TextColumns: { texts: { headline: 'title' } },
  TicketsSection: { tickets: { preamble: 'lead' } },
};

/** Values by component and prop. */
const values = { Card: { padding: { small: 'compact' } } };

/** What left `@tand/ui` for `@tand/ui-festival`, with the types of its props. */
const moved = [
  'AccommodationCard',
  'AccommodationPage',
  'ActivityCard',
  'ActivityPage',
  'ArticlePage',
  'BattlepassCard',
  'BattlepassCarousel',
  'BattlepassSection',
  'City',
  'Closing',
  'ComparisonSection',
  'CountdownSection',
  'CreatorCard',
  'CreatorPage',
  'CreatorsPage',
  'CreatorsSection',
  'DistrictCard',
  'DistrictMap',
  'DistrictPage',
  'DistrictWall',
  'FaqPage',
  'FoodCard',
  'FoodPage',
  'GuestCard',
  'HomeHero',
  'HomePage',
  'LabelPress',
  'LookupForm',
  'NewsPage',
  'NewsSection',
  'NextSection',
  'NotFoundPage',
  'PartnerPage',
  'PartnerTile',
  'PartnerWall',
  'PartnersSection',
  'PhaseNotice',
  'PrizeTable',
  'ScheduleItemPage',
  'SchedulePage',
  'SellerCard',
  'StayPage',
  'TextColumns',
  'TextPage',
  'TicketCard',
  'TicketStub',
  'TicketsPage',
  'TicketsSection',
  'TitledSection',
  'TournamentCard',
  'TournamentPage',
];
const isMoved = name => moved.some(part => name === part || name === `${part}Props`);
const isOurs = source => /^@tand\/ui(?:-festival)?(?:\/|$)/.test(source);

/** Imports of what has moved, from where it is. */
function moveImports(j, root) {
  root
    .find(j.ImportDeclaration, ({ source }) => /^@tand\/ui(?:\/|$)/.test(source.value))
    .forEach(path => {
      const { node } = path;
      const [leaving, staying] = [true, false].map(goes =>
        node.specifiers.filter(specifier => specifier.type === 'ImportSpecifier' && isMoved(specifier.imported.name) === goes),
      );
      if (leaving.length === 0) return;
      const entry = node.source.value.replace('@tand/ui', '@tand/ui-festival');
      const next = j.importDeclaration(leaving, j.stringLiteral(entry), node.importKind);
      if (staying.length > 0) {
        node.specifiers = staying;
        path.insertAfter(next);
      } else {
        next.comments = node.comments;
        path.replace(next);
      }
    });
}

/** Our components by the names that the file has for them. */
function namesOf(j, root) {
  const names = new Map();
  root
    .find(j.ImportDeclaration, ({ source }) => isOurs(source.value))
    .forEach(({ node }) => {
      for (const specifier of node.specifiers)
        if (specifier.type === 'ImportSpecifier') names.set(specifier.local.name, specifier.imported.name);
    });
  return names;
}

/** Renames the keys of every object in an expression, and of the constants of this file that it names. */
function renameKeys(j, root, path, names, seen = new Set()) {
  const rename = object => {
    for (const property of object.properties) {
      if (property.type !== 'ObjectProperty' && property.type !== 'Property') continue;
      const old = property.computed ? undefined : property.key.name;
      if (!old || !Object.hasOwn(names, old)) continue;
      // `{ label }` keeps its variable.
      property.shorthand = false;
      property.key = j.identifier(names[old]);
    }
  };
  if (path.node.type === 'ObjectExpression') rename(path.node);
  j(path)
    .find(j.ObjectExpression)
    .forEach(({ node }) => rename(node));
  const named = path.node.type === 'Identifier' ? [path.node.name] : [];
  j(path)
    .find(j.Identifier)
    .forEach(({ node }) => named.push(node.name));
  for (const name of named) {
    if (seen.has(name)) continue;
    seen.add(name);
    root.find(j.VariableDeclarator, { id: { name } }).forEach(found => {
      if (found.node.init) renameKeys(j, root, found.get('init'), names, seen);
    });
  }
}

module.exports = function transform(file, { jscodeshift: j }) {
  const root = j(file.source);
  moveImports(j, root);
  const names = namesOf(j, root);
  root.find(j.JSXOpeningElement).forEach(path => {
    const component = names.get(path.node.name.name);
    if (!component) return;
    const attributes = path.get('attributes');
    path.node.attributes.forEach((attribute, index) => {
      if (attribute.type !== 'JSXAttribute') return;
      const prop = attribute.name.name;
      const nested = inside[component]?.[prop];
      if (nested && attribute.value?.type === 'JSXExpressionContainer')
        renameKeys(j, root, attributes.get(index).get('value').get('expression'), nested);
      const value = values[component]?.[prop]?.[attribute.value?.value];
      // Printed as it stands: strings of JSX have double quotes, those of imports single ones.
      if (value) attribute.value = j.jsxIdentifier(`"${value}"`);
      const next = Object.hasOwn(props[component] ?? {}, prop) ? props[component][prop] : undefined;
      if (next) attribute.name = j.jsxIdentifier(next);
    });
  });
  return root.toSource({ quote: 'single' });
};
Object.assign(module.exports, { props, moved });
