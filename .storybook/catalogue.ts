const names = ({ raw }: TemplateStringsArray) => raw.join('').trim().split(/\s+/);

/** Components by job: the sidebar's groups, in this order. Unlisted components are under More. */
export const jobs: Readonly<Record<string, readonly string[]>> = {
  'Lay out': names`Container Grid Section Stack`,
  'Set type': names`Heading Text VisuallyHidden`,
  Provide: names`ClockProvider LinkProvider LocaleProvider ThemeScope`,
  'Act and link': names`Button IconButton LinkArrow BackLink EmailLink SocialLinks ToggleChip FavouriteButton`,
  'Find the way': names`Navbar Menu Footer SkipLink Breadcrumbs Pager Tabs SearchDialog LanguageSwitcher ThemeSwitcher ThemePicker`,
  'Fill in': names`
    Form SubmitButton TextField TextArea Select Checkbox RadioGroup Switch SegmentedControl DateField FileField
    Field FieldError ExternalForm LookupForm
  `,
  'Read and list': names`SectionHeader HeadlineBlock TextSection Prose Quote Accordion FactList KeyValueList HighlightList PrizeTable`,
  'Show pictures': names`Picture Gallery Carousel ImageCarousel VideoEmbed MapEmbed Icon Wordmark DistrictMap PinnedMap City LabelPress`,
  'Put on cards': names`
    Card InfoCard NewsCard ProfileCard AccommodationCard ActivityCard BattlepassCard BattlepassCarousel
    CreatorCard DistrictCard FoodCard GuestCard PartnerTile PartnerWall SellerCard TicketCard TicketStub
    TournamentCard
  `,
  'Tell the time': names`
    Countdown NowNext DayPicker Schedule ScheduleFilters ScheduleGrid ScheduleItem ScheduleList ScheduleScreen
    ScheduleStrip MyDay OwnDay ProgrammeChanges ProgrammeFilters ProgrammeTools SharedPicks
  `,
  'Say how it stands': names`Alert Dialog Loader EmptyState ErrorBox FetchError StaleNotice UpdateNotice Toast Tooltip PhaseNotice DiffRow
    NotificationPanel`,
  'Whole sections': names`
    Hero Statement CallToAction Closing HomeHero BattlepassSection ComparisonSection CountdownSection CreatorsSection
    DistrictWall NewsSection NextSection PartnersSection TextColumns TicketsSection TitledSection PageHeader Article
    NotFound ScheduleItemHeader Programme
  `,
};

const jobOf = (part: string) => Object.entries(jobs).find(([, names]) => names.includes(part))?.[0];

/**
 * Inserts the component's job into a story file's title after its layer; titles end with the component, or with it and `Features`. Pages
 * have no job.
 */
export function titleByJob(title: string): string {
  if (title.startsWith('Pages/')) return title;
  const [layer = '', part = '', ...rest] = title.split('/');
  return [layer, jobOf(part) ?? 'More', part, ...rest].join('/');
}
