const names = ({ raw }: TemplateStringsArray) => raw.join('').trim().split(/\s+/);

/** Groups of foundations and components in the sidebar. Components that are not listed are under More. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Layout: names`Container Grid Section Stack`,
  Typography: names`Heading Text VisuallyHidden`,
  Providers: names`ClockProvider LinkProvider LocaleProvider ThemeScope`,
  'Actions and links': names`Button IconButton LinkArrow BackLink EmailLink SocialLinks ToggleChip FavouriteButton`,
  Navigation: names`Navbar Menu Footer SkipLink Breadcrumbs Pager Tabs SearchDialog LanguageSwitcher ThemeSwitcher ThemePicker`,
  Forms: names`
    Form SubmitButton TextField TextArea Select Checkbox RadioGroup Switch SegmentedControl DateField FileField
    Field FieldError ExternalForm LookupForm
  `,
  'Text and lists': names`SectionHeader HeadlineBlock TextSection Prose Quote Accordion FactList KeyValueList HighlightList PrizeTable`,
  'Pictures and maps': names`Picture Gallery Carousel ImageCarousel VideoEmbed MapEmbed Icon Wordmark DistrictMap PinnedMap City LabelPress`,
  Cards: names`
    Card InfoCard NewsCard ProfileCard BattlepassCard BattlepassCarousel
    CreatorCard DistrictCard GuestCard PartnerTile PartnerWall SellerCard TicketCard TicketStub
  `,
  'Time and schedule': names`
    Countdown NowNext DayPicker Schedule ScheduleFilters ScheduleGrid ScheduleItem ScheduleList ScheduleScreen
    ScheduleStrip MyDay
  `,
  'Status and messages': names`Alert AlertDialog Badge Dialog Loader EmptyState ErrorBox FetchError StaleNotice UpdateNotice Toast Tooltip PhaseNotice DiffRow`,
};

const groupOf = (component: string) => Object.entries(groups).find(([, names]) => names.includes(component))?.[0] ?? 'More';

/** Inserts the component's group into a story's title: `Components/Button/Features` → `Components/Actions and links/Button/Features`. */
export function groupedTitle(title: string): string {
  const [layer = '', component = '', ...rest] = title.split('/');
  if (layer !== 'Foundations' && layer !== 'Components') return title;
  return [layer, groupOf(component), component, ...rest].join('/');
}
