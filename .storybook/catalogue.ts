const names = ({ raw }: TemplateStringsArray) => raw.join('').trim().split(/\s+/);

const groups: Readonly<Record<string, readonly string[]>> = {
  Layout: names`Container Grid Section Stack`,
  Typography: names`Heading Text VisuallyHidden`,
  Providers: names`ClockProvider LinkProvider LocaleProvider ThemeScope`,
  'Actions and links': names`Button IconButton LinkArrow EmailLink SocialLinks ToggleChip FavouriteButton`,
  Navigation: names`Navbar Menu Footer SkipLink Breadcrumbs Pager Tabs SearchDialog LanguageSwitcher ThemeSwitcher ThemePicker`,
  Forms: names`
    Form SubmitButton TextField TextArea Select Checkbox RadioGroup Switch SegmentedControl FileField
    Field FieldError LookupForm
  `,
  'Text and lists': names`SectionHeader HeadlineBlock TextSection Prose Quote Accordion KeyValueList HighlightList PrizeTable`,
  'Pictures and maps': names`Picture Gallery Carousel ImageCarousel Embed Icon Wordmark DistrictMap PinnedMap City LabelPress`,
  Cards: names`
    Card InfoCard NewsCard ProfileCard BattlepassCard
    CreatorCard PartnerTile TicketCard TicketStub
  `,
  'Time and schedule': names`
    Countdown NowNext DayPicker Schedule ScheduleFilters ScheduleGrid ScheduleItem ScheduleList ScheduleScreen
    ScheduleStrip MyDay
  `,
  'Status and messages': names`Alert AlertDialog Badge Dialog Loader EmptyState FetchError UpdateNotice Toast Tooltip PhaseNotice DiffRow`,
};

const otherNames: Readonly<Record<string, string>> = {
  Accordion: 'collapsible, disclosure, FAQ',
  Alert: 'banner, callout',
  AlertDialog: 'confirm, modal',
  Badge: 'tag, label, chip',
  Breadcrumbs: 'path',
  Carousel: 'slider',
  Checkbox: 'tick box',
  Countdown: 'timer',
  Dialog: 'modal, popup, drawer, sheet',
  DiffRow: 'comparison',
  Embed: 'video, player, map, iframe',
  EmptyState: 'no results, blank slate',
  FavouriteButton: 'bookmark, like, star',
  FileField: 'upload, dropzone',
  Gallery: 'lightbox, pictures',
  Grid: 'columns',
  KeyValueList: 'description list, facts',
  LinkArrow: 'back',
  LinkProvider: 'router',
  Loader: 'spinner, progress, loading',
  LocaleProvider: 'language, i18n, time zone',
  Menu: 'dropdown, hamburger',
  Navbar: 'header, app bar',
  Pager: 'pagination',
  Picture: 'image, avatar',
  Prose: 'Markdown, rich text',
  SearchDialog: 'command palette, autocomplete',
  SeatPlan: 'seat map',
  SegmentedControl: 'button group',
  Select: 'dropdown, listbox',
  Stack: 'flex, row, column',
  Switch: 'toggle',
  TextArea: 'multiline',
  TextField: 'input, number field, combobox, date picker, calendar, time',
  ThemeSwitcher: 'dark mode',
  Toast: 'snackbar, notification',
  ToggleChip: 'filter, tag',
  Tooltip: 'hint, popover',
  TournamentTable: 'data table',
  VisuallyHidden: 'sr-only, screen reader',
};

const groupOf = (component: string) => Object.entries(groups).find(([, names]) => names.includes(component))?.[0] ?? 'More';

/** `Components/Menu` → `Components/Navigation/Menu (dropdown, hamburger)` */
export function groupedTitle(title: string): string {
  const [layer = '', component = '', ...rest] = title.split('/');
  const found = otherNames[component] ? `${component} (${otherNames[component]})` : component;
  const isGrouped = layer === 'Foundations' || layer === 'Components';
  return [layer, ...(isGrouped ? [groupOf(component)] : []), found, ...rest].filter(Boolean).join('/');
}

export const shownName = (name: string): string => name.replace(/ \(.*\)$/, '');
